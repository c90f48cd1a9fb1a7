import { ExamDetails } from './details/exam-details.tsx'
import { ExamList } from './list/exam-list.tsx'
import { NewExam } from './new/new-exam.tsx'
import { TermOverviewPanel } from './term-overview/term-overview-panel.tsx'
import { useClassId } from '../../components/classes/use-class-id.ts'
import { useExamView } from './model/use-exam-view.ts'

/** `/classe/{class_id}/exams`: the list, a new exam, one exam, or the averages of a term. */
export default function ExamsScreen() {
  const classId = useClassId()
  const { examView, filterBy } = useExamView()
  switch (examView.view) {
    case 'new':
      return <NewExam classId={classId} />
    case 'exam':
      return <ExamDetails key={examView.examId} classId={classId} examId={examView.examId} />
    case 'overview':
      return <TermOverviewPanel classId={classId} termId={examView.termId} />
    case 'list':
      return <ExamList classId={classId} filters={examView.filters} onFilter={filterBy} />
  }
}
