import { useClassId } from '../components/classes/use-class-id.ts'
import { StudentsScreen } from '../features/students/students-screen.tsx'
import { ClassJoinRequests } from '../features/teaching/join-requests/class-join-requests.tsx'

/** `/classe/{class_id}/students`: the class list, with join requests above it. */
export default function StudentsRoute() {
  const classId = useClassId()
  return <StudentsScreen requests={<ClassJoinRequests classId={classId} />} />
}
