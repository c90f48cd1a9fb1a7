import type { Roster, SchoolClass } from '@classeur/contracts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useStepKeys } from './use-step-keys.ts'
import { nameOf } from '../model/student-name.ts'
import type { StudentSteps } from '../model/student-steps.ts'
import { CardResults } from './results/card-results.tsx'
import { StudentFlags } from '../../../components/people/student-flags.tsx'
import { StudentForm } from './student-form.tsx'
import classes from './student-page.module.css'
import { StudentStepper } from './student-stepper.tsx'

const iconSizePx = 17

interface StudentPageProps {
  schoolClass: SchoolClass
  roster: Roster
  studentId: string
  /** Null for a student whom the search or filter hides. */
  steps: StudentSteps | null
  onStep: (studentId: string) => void
  onClose: () => void
}

/** The card of one student: results, and details that can be edited in place. */
export function StudentPage({ schoolClass, roster, studentId, steps, onStep, onClose }: StudentPageProps) {
  const { t } = useTranslation('students')
  const heading = useRef<HTMLHeadingElement>(null)
  const stepTo = (to: StudentSteps['next'] | undefined) => to && (() => onStep(to.id))
  useStepKeys({
    onPrevious: stepTo(steps?.previous) ?? undefined,
    onNext: stepTo(steps?.next) ?? undefined,
    onClose,
  })
  // Screen readers announce the name when a card opens and at each step.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [studentId])

  const student = roster.students.find(({ id }) => id === studentId)
  return (
    <article className={classes.page} aria-labelledby="student-name">
      <div className={classes.ways}>
        <Button
          small
          look="quiet"
          icon={<IconArrowLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />}
          onClick={onClose}
        >
          {t('card.back')}
        </Button>
        {steps && <StudentStepper steps={steps} onStep={onStep} />}
      </div>
      <header className={classes.header}>
        <h2 id="student-name" className={classes.name} tabIndex={-1} ref={heading}>
          {student ? <bdi>{nameOf(student)}</bdi> : t('card.goneTitle')}
        </h2>
        {student && (
          <p className={classes.facts}>
            <span>{t('card.number', { number: formatNumber(student.number) })}</span>
            <StudentFlags student={student} />
          </p>
        )}
      </header>
      {student ? (
        <div className={classes.columns}>
          <Panel>
            <CardResults key={studentId} classId={schoolClass.id} studentId={studentId} />
          </Panel>
          <Panel title={t('card.details')}>
            <StudentForm
              key={studentId}
              classId={schoolClass.id}
              student={student}
              groups={roster.groups}
              canChange={mayChange(schoolClass) && !student.isOverLimit}
              seesNote={schoolClass.role !== null}
            />
          </Panel>
        </div>
      ) : (
        <p>{t('card.gone')}</p>
      )}
      {steps && <p className={classes.keys}>{t('card.keys')}</p>}
    </article>
  )
}
