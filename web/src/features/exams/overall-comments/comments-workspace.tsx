import type { Gradebook, OverallComment, TermFacts } from '@classeur/contracts'
import { useState } from 'react'
import { mayMark, useClass } from '../../../http/queries/school-class.ts'
import { useDraftedSubjects } from '../../../drafts/use-drafted-subjects.ts'
import { CommentForm } from './comment-form.tsx'
import { commentSubject } from './comment-subject.ts'
import classes from './comments-workspace.module.css'
import { StudentFactsPanel } from './student-facts-panel.tsx'
import type { CommentState } from './comment-state.ts'
import { StudentList } from './student-list.tsx'
import { StudentStepper } from './student-stepper.tsx'

interface CommentsWorkspaceProps {
  classId: string
  /** Null for the school year. */
  termId: string | null
  gradebook: Gradebook
  comments: readonly OverallComment[]
  facts: TermFacts
  /** Null, or a student who isn't in the gradebook, opens the first one. */
  studentId: string | null
  onOpen: (studentId: string) => void
}

/** The students with the state of their comments, the comment of one of them, and the facts about that student. */
export function CommentsWorkspace(props: CommentsWorkspaceProps) {
  const { classId, termId, gradebook, comments, facts, onOpen } = props
  const { students } = gradebook
  const drafted = useDraftedSubjects('overall-comment')
  const schoolClass = useClass(classId).data
  const [movedByKey, setMovedByKey] = useState(false)
  const position = Math.max(
    0,
    students.findIndex((one) => one.studentId === props.studentId),
  )
  const student = students[position]
  if (!student) return null
  const commentOn = (studentId: string) => comments.find((comment) => comment.studentId === studentId) ?? null
  const stateOf = (studentId: string): CommentState => {
    if (drafted.has(commentSubject(classId, termId, studentId))) return 'unsaved'
    return commentOn(studentId)?.text.trim() ? 'written' : 'empty'
  }
  const next = students[position + 1]
  const open = (studentId: string, byKey = false) => {
    setMovedByKey(byKey)
    onOpen(studentId)
  }
  return (
    <div className={classes.workspace}>
      <StudentList students={students} current={student.studentId} stateOf={stateOf} onOpen={open} />
      <div className={classes.main}>
        <StudentStepper
          students={students}
          position={position}
          state={stateOf(student.studentId)}
          onOpen={open}
        />
        <CommentForm
          // Each student has a form of its own, so that no typed text can get to another one.
          key={commentSubject(classId, termId, student.studentId)}
          classId={classId}
          termId={termId}
          student={student}
          comment={commentOn(student.studentId)}
          canWrite={schoolClass !== undefined && mayMark(schoolClass)}
          takesFocus={movedByKey}
          onNext={next ? () => open(next.studentId, true) : null}
        />
      </div>
      <StudentFactsPanel
        gradebook={gradebook}
        student={student}
        facts={facts.students.find((one) => one.studentId === student.studentId) ?? null}
      />
    </div>
  )
}
