import { ExamDetails } from '../components/exam-details.tsx'
import { ExamList } from '../components/exam-list.tsx'
import { NewExam } from '../components/new-exam.tsx'
import { TermOverviewPanel } from '../components/term-overview-panel.tsx'
import { useClassId } from '../hooks/use-class-id.ts'
import { useExamPlace } from '../hooks/use-exam-place.ts'

/** `/classe/{class_id}/exams`: the list, a new exam, one exam, or the averages of a term. */
export default function ExamsScreen() {
  const classId = useClassId()
  const { place, filterBy } = useExamPlace()
  switch (place.view) {
    case 'new':
      return <NewExam classId={classId} />
    case 'exam':
      return <ExamDetails key={place.examId} classId={classId} examId={place.examId} />
    case 'overview':
      return <TermOverviewPanel classId={classId} termId={place.termId} />
    case 'list':
      return <ExamList classId={classId} filters={place.filters} onFilter={filterBy} />
  }
}
