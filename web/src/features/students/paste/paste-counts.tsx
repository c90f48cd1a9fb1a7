import type { PastePlan } from '@classeur/domain/roster'
import { useTranslation } from 'react-i18next'
import classes from './paste-counts.module.css'

/** Shows "31 lines: 29 students, 2 not added". The parts add up to the number of lines. */
export function PasteCounts({ plan }: { plan: PastePlan }) {
  const { t } = useTranslation('students')
  if (plan.lines === 0) return <p className={classes.waiting}>{t('paste.nothingYet')}</p>
  const parts = [
    t('paste.counts.students', { count: plan.toAdd.length }),
    plan.undecided > 0 && t('paste.counts.undecided', { count: plan.undecided }),
    plan.notAdded.length > 0 && t('paste.counts.notAdded', { count: plan.notAdded.length }),
    plan.blank > 0 && t('paste.counts.blank', { count: plan.blank }),
  ]
  return (
    <p className={classes.counts} role="status">
      <strong>{t('paste.counts.lines', { count: plan.lines })}</strong>{' '}
      {parts.filter(Boolean).join(t('paste.counts.separator'))}
    </p>
  )
}
