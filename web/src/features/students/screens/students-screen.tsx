import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { useClass } from '../../../http/school-class.ts'
import { rosterQuery } from '../api/roster.ts'
import { ClassRoster } from '../components/class-roster.tsx'
import { StudentCardDialog } from '../components/student-card-dialog.tsx'
import { useOpenStudent } from '../hooks/use-open-student.ts'

const skeletonRows = 8

/** The students of a class: the list, ways to add to it, and the card of one, `?student=`. */
export default function StudentsScreen() {
  const { class_id: classId = '' } = useParams()
  const schoolClass = useClass(classId)
  const roster = useQuery(rosterQuery(classId))
  const openStudent = useOpenStudent()
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
      <ClassRoster schoolClass={schoolClass.data} roster={roster.data} onOpen={openStudent.open} />
      {openStudent.id !== null && (
        <StudentCardDialog
          key={openStudent.id}
          schoolClass={schoolClass.data}
          roster={roster.data}
          studentId={openStudent.id}
          onClose={openStudent.close}
        />
      )}
    </>
  )
}
