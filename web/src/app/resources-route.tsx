import { useNavigate } from 'react-router-dom'
import { useSheetOutlet } from '../features/mark-sheet/model/use-sheet-outlet.ts'
import { useSheetField } from '../features/mark-sheet/model/use-sheet.ts'
import { SheetBar } from '../features/mark-sheet/sheet/bar/sheet-bar.tsx'
import { RequestScreen } from '../features/resources/request-screen.tsx'

/** `/marksheet/{mark_id}/generate_resource`: the bar of the mark sheet above the resources made from it. */
export default function ResourcesRoute() {
  const { engine } = useSheetOutlet()
  const { exam, may } = useSheetField(engine, 'sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  const navigate = useNavigate()
  const toMarks = () => void navigate(`/marksheet/${exam.markId}`)
  // A sheet whose marks are settled is what resources are made from.
  const isWritable = readOnly === null || readOnly === 'reviewed' || readOnly === 'released'
  return (
    <>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} plainStep />
      <RequestScreen
        exam={exam}
        mayMake={may.write && isWritable}
        isArchived={may.write && readOnly === 'archived'}
      />
    </>
  )
}
