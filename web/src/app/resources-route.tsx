import { useNavigate } from 'react-router-dom'
import { useSheetOutlet } from '../features/mark-sheet/model/use-sheet-outlet.ts'
import { useSheetField } from '../features/mark-sheet/model/use-sheet.ts'
import { SheetBar } from '../features/mark-sheet/sheet/bar/sheet-bar.tsx'
import { RequestScreen } from '../features/resources/request-screen.tsx'

/** `/marksheet/{mark_id}/generate_resource`: the bar of the mark sheet above the resources made from it. */
export default function ResourcesRoute() {
  const { engine } = useSheetOutlet()
  const { exam } = useSheetField(engine, 'sheet')
  const navigate = useNavigate()
  const toMarks = () => void navigate(`/marksheet/${exam.markId}`)
  return (
    <>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} plainStep />
      <RequestScreen exam={exam} />
    </>
  )
}
