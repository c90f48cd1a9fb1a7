import { ExamDetails } from './details/exam-details.tsx'
import { ExamList } from './list/exam-list.tsx'
import { NewExam } from './new/new-exam.tsx'
import { TermOverviewPanel } from './term-overview/term-overview-panel.tsx'
import { useClassId } from './model/use-class-id.ts'
import { useExamView } from './model/use-exam-view.ts'

/** `/classe/{class_id}/exams`: the list, a new exam, one exam, or the averages of a term. */
export default function ExamsScreen() {
  const classId = useClassId()
  const { place, filterBy } = useExamView()
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
