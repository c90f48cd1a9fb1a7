import type { SchoolClass } from '@classeur/contracts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './first-steps.module.css'

const checkPx = 18

/** The first steps with a new class, in order. The next step has the primary button. */
export function FirstSteps({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { id, counts } = schoolClass
  const steps = [
    { name: 'students', to: `/classe/${id}/students`, done: counts.students > 0 },
    { name: 'exams', to: `/classe/${id}/exams?new=1`, done: counts.exams > 0 },
    { name: 'teachers', to: `/classe/${id}/teachers`, done: schoolClass.memberCount > 1 },
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Panel title={t('steps.title')}>
      <ol className="plain-list">
        {steps.map(({ name, to, done }, index) => (
          <li key={name} className={classes.step}>
            <span className={classes.number} data-done={done || undefined}>
              {done ? <IconCheck size={checkPx} aria-label={t('steps.done')} /> : formatNumber(index + 1)}
            </span>
            <div className={classes.text}>
              <p className={classes.strong}>{t(`steps.${name}.title`)}</p>
              <p className="text-quiet">{t(`steps.${name}.text`)}</p>
            </div>
            {!done && mayChange(schoolClass) && (
              <LinkButton small to={to} look={index === next ? 'primary' : 'default'}>
                {t(`steps.${name}.action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
