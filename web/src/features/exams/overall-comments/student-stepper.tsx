import type { GradebookStudent } from '@classeur/contracts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { gradebookName } from '../model/gradebook-name.ts'
import { stateTones, type CommentState } from './comment-state.ts'
import classes from './student-stepper.module.css'

interface StudentStepperProps {
  students: readonly GradebookStudent[]
  /** Index of the open student. */
  position: number
  state: CommentState
  onOpen: (studentId: string) => void
}

const iconSizePx = 18

/** The open student's name, with the way to the previous and the next one. */
export function StudentStepper({ students, position, state, onOpen }: StudentStepperProps) {
  const { t } = useTranslation('overall-comments')
  const [previous, student, next] = [-1, 0, 1].map((by) => students[position + by])
  const shown = { position: formatNumber(position + 1), total: formatNumber(students.length) }
  return (
    <header className={classes.stepper}>
      <h3 className={classes.name} aria-live="polite">
        <bdi>{student && gradebookName(student)}</bdi>
      </h3>
      <span className={classes.state}>
        <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
      </span>
      <span className={classes.position}>{t('position', shown)}</span>
      <Button
        small
        look="quiet"
        aria-label={t('previous')}
        disabled={!previous}
        icon={<IconChevronLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />}
        onClick={() => previous && onOpen(previous.studentId)}
      />
      <Button
        small
        look="quiet"
        aria-label={t('next')}
        disabled={!next}
        icon={<IconChevronRight size={iconSizePx} aria-hidden className="turns-in-rtl" />}
        onClick={() => next && onOpen(next.studentId)}
      />
    </header>
  )
}
