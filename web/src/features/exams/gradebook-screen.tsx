import { GradebookPanel } from './gradebook/gradebook-panel.tsx'
import { useClassId } from './model/use-class-id.ts'
import { TermReports } from './reports/term-reports.tsx'

/** `/classe/{class_id}/gradebook`: the results of the class in the exams of a term or of the school year. */
export default function GradebookScreen() {
  const classId = useClassId()
  return (
    <>
      <GradebookPanel classId={classId} />
      <TermReports classId={classId} />
    </>
  )
}
