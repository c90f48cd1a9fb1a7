import type { GradebookStudent } from '@classeur/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { gradebookName } from '../model/gradebook-name.ts'
import { stateTones, type CommentState } from './comment-state.ts'
import classes from './student-list.module.css'

interface StudentListProps {
  students: readonly GradebookStudent[]
  /** Id of the open student. */
  current: string
  stateOf: (studentId: string) => CommentState
  onOpen: (studentId: string) => void
}

/** The students, each with the state of the comment. A phone has the stepper instead. */
export function StudentList({ students, current, stateOf, onOpen }: StudentListProps) {
  const { t } = useTranslation('overall-comments')
  const list = useRef<HTMLUListElement>(null)
  // The key that saves moves through the list, which may be longer than the screen.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const written = students.filter(({ studentId }) => stateOf(studentId) === 'written').length
  return (
    <nav className={classes.panel} aria-label={t('students')}>
      <p className={classes.count}>
        {t('written', { done: formatNumber(written), total: formatNumber(students.length) })}
      </p>
      <ul className={`plain-list ${classes.list}`} ref={list}>
        {students.map((student) => {
          const state = stateOf(student.studentId)
          return (
            <li key={student.studentId}>
              <button
                type="button"
                className={classes.student}
                aria-current={student.studentId === current || undefined}
                onClick={() => onOpen(student.studentId)}
              >
                <bdi className={classes.name}>{gradebookName(student)}</bdi>
                <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
