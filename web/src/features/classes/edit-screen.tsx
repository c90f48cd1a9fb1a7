import { useClassId } from '../../components/classes/use-class-id.ts'
import { useClass } from '../../http/queries/school-class.ts'
import { ActivityLog } from './activity/activity-log.tsx'
import { ClassSettingsForm } from './settings/class-settings-form.tsx'
import { DuplicateClass } from './settings/duplicate-class.tsx'
import classes from './edit-screen.module.css'
import { PutAway } from './settings/put-away.tsx'

/** `edit`: the settings of the class, duplicating, archiving and deleting it, and its activity log. */
export default function EditScreen() {
  const classId = useClassId()
  const { data: schoolClass } = useClass(classId)
  if (!schoolClass) return null
  const { role } = schoolClass
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <ClassSettingsForm schoolClass={schoolClass} />
        {(role === 'owner' || role === 'editor') && <DuplicateClass schoolClass={schoolClass} />}
        <PutAway schoolClass={schoolClass} />
      </div>
      {/* Only the teachers of the class see the log; the school's administrators don't. */}
      <div className={classes.column}>{role !== null && <ActivityLog classId={classId} />}</div>
    </div>
  )
}
