import { useParams } from 'react-router-dom'
import { useClass } from '../../../http/school-class.ts'
import { ActivityLog } from '../components/activity-log.tsx'

/** Settings of a class. */
export default function EditScreen() {
  const { class_id: classId = '' } = useParams()
  const { data: schoolClass } = useClass(classId)
  return schoolClass ? <ActivityLog schoolClass={schoolClass} /> : null
}
