import type { Roster, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClassId } from '../../components/classes/use-class-id.ts'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { useClass } from '../../http/queries/school-class.ts'
import { rosterQuery } from './model/roster-queries.ts'
import classes from './students-screen.module.css'
import { ClassRoster } from './roster/class-roster.tsx'
import { StudentPage } from './card/student-page.tsx'
import { useOpenStudent } from './card/use-open-student.ts'
import { useRosterView } from './model/use-roster-view.ts'
import { stepsFrom } from './model/student-steps.ts'

const skeletonRows = 8

interface StudentsScreenProps {
  /** Join requests, shown above the list. */
  requests?: ReactNode
}

/** The students of a class: the list, ways to add students, and one student's card with `?student=`. */
export function StudentsScreen({ requests }: StudentsScreenProps) {
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const roster = useQuery(rosterQuery(classId))
  const error = schoolClass.error ?? roster.error
  const readAgain = () => {
    void schoolClass.refetch()
    void roster.refetch()
  }

  if (!schoolClass.data || !roster.data)
    return error ? (
      <ProblemNote error={error} onRetry={readAgain} />
    ) : (
      <SkeletonLines lines={skeletonRows} heightPx={18} />
    )
  return (
    <>
      {error && <ProblemNote error={error} onRetry={readAgain} />}
      <ListAndCard schoolClass={schoolClass.data} roster={roster.data} requests={requests} />
    </>
  )
}

interface ListAndCardProps extends StudentsScreenProps {
  schoolClass: SchoolClass
  roster: Roster
}

/** The card covers the list, which meanwhile keeps its text, selection and search. */
function ListAndCard({ schoolClass, roster, requests }: ListAndCardProps) {
  const view = useRosterView(schoolClass, roster)
  const { id, open, step, close } = useOpenStudent()
  return (
    <>
      <div hidden={id !== null}>
        <div className={classes.screen}>
          {requests}
          <ClassRoster schoolClass={schoolClass} roster={roster} view={view} openId={id} onOpen={open} />
        </div>
      </div>
      {id !== null && (
        <StudentPage
          schoolClass={schoolClass}
          roster={roster}
          studentId={id}
          steps={stepsFrom(id, view)}
          onStep={step}
          onClose={close}
        />
      )}
    </>
  )
}
