import { useClassId } from '../../components/classes/use-class-id.ts'
import { CommentsPanel } from './overall-comments/comments-panel.tsx'

/** `/classe/{class_id}/gradebook/comments`: the overall comments on the students in a term or the school year. */
export default function CommentsScreen() {
  const classId = useClassId()
  return <CommentsPanel classId={classId} />
}
