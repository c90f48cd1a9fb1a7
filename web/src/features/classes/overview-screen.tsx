import { useClassId } from '../../components/classes/use-class-id.ts'
import { useClass } from '../../http/queries/school-class.ts'
import { ClassExams } from './overview/class-exams.tsx'
import { ClassLessons } from './overview/class-lessons.tsx'
import { ClassMeans } from './overview/class-means.tsx'
import { ClassFigures } from './overview/class-figures.tsx'
import { FirstSteps } from './overview/first-steps.tsx'
import { LastActivities } from './activity/last-activities.tsx'
import classes from './overview-screen.module.css'

/** The state of a class: exams being marked, results, and the next step in a class with little data. */
export default function OverviewScreen() {
  const classId = useClassId()
  const { data: schoolClass } = useClass(classId)
  if (!schoolClass) return null
  const { counts, role } = schoolClass
  const isBegun = counts.students > 0 && counts.exams > 0
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        {isBegun ? (
          <>
            <ClassExams schoolClass={schoolClass} />
            <ClassMeans schoolClass={schoolClass} />
          </>
        ) : (
          <FirstSteps schoolClass={schoolClass} />
        )}
      </div>
      <div className={classes.column}>
        <ClassFigures schoolClass={schoolClass} />
        <ClassLessons schoolClass={schoolClass} />
        {/* Only the teachers of the class see the log; the school's administrators don't. */}
        {role !== null && <LastActivities classId={classId} />}
      </div>
    </div>
  )
}
