import { mayChange, useClass } from '../../../http/queries/school-class.ts'
import { JoinRequestsPanel } from './join-requests-panel.tsx'

/** Join requests of one class, for people who may see them. Renders nothing without any. */
export function ClassJoinRequests({ classId }: { classId: string }) {
  const { data: schoolClass } = useClass(classId)
  if (schoolClass?.role !== 'owner' && schoolClass?.role !== 'editor') return null
  return <JoinRequestsPanel classId={classId} canDecide={mayChange(schoolClass)} audience="students" />
}
