import type { Student } from '@classeur/contracts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import { nameOf } from '../model/student-name.ts'
import type { StudentSteps } from '../model/student-steps.ts'
import classes from './student-stepper.module.css'

const iconSizePx = 18

interface StudentStepperProps {
  steps: StudentSteps
  onStep: (studentId: string) => void
}

/** Shows "7 of 24", with buttons for the previous and the next card. */
export function StudentStepper({ steps, onStep }: StudentStepperProps) {
  const { t } = useTranslation('students')
  const { position, count, previous, next } = steps
  const step = (to: Student | null, direction: 'previous' | 'next', keys: string) => (
    <button
      type="button"
      className={classes.step}
      aria-label={to ? t(`card.${direction}`, { name: nameOf(to) }) : t(`card.no.${direction}`)}
      title={to ? t(`card.${direction}`, { name: nameOf(to) }) : undefined}
      aria-keyshortcuts={keys}
      aria-disabled={to === null || undefined}
      onClick={() => to && onStep(to.id)}
    >
      {direction === 'previous' ? (
        <IconChevronLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />
      ) : (
        <IconChevronRight size={iconSizePx} aria-hidden className="turns-in-rtl" />
      )}
    </button>
  )
  return (
    <div className={classes.stepper} role="group" aria-label={t('card.steps')}>
      {step(previous, 'previous', 'k')}
      <span className={classes.position}>
        {t('card.position', { position: formatNumber(position), total: formatNumber(count) })}
      </span>
      {step(next, 'next', 'j')}
    </div>
  )
}
