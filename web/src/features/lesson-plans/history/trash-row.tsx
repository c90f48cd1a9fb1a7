import type { LessonPlanSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { daysUntil } from '../../../components/feedback/days-until.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import classes from './trash-row.module.css'
import { RowFacts } from './row-facts.tsx'
import { usePlanActions } from './use-plan-actions.ts'

/** From then on the row warns. */
const fewDays = 7

/** A plan in the trash, which can't be opened, with the days that are left to restore it. */
export function TrashRow({ summary }: { summary: LessonPlanSummary }) {
  const { t } = useTranslation('lesson-history')
  const { restore } = usePlanActions()
  const { busy, submit } = useSubmission(async () => void (await restore(summary)))
  const days = summary.purgedAt === null ? null : daysUntil(summary.purgedAt)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.title}>
          <bdi>{summary.title}</bdi>
        </p>
        <RowFacts summary={summary} />
        {days !== null && (
          <p className={classes.left} data-soon={days <= fewDays || undefined}>
            {t('left', { count: days })}
          </p>
        )}
      </div>
      <span className={classes.button}>
        <Button small busy={busy} onClick={() => void submit()}>
          {t('restore')} <span className="visually-hidden">{summary.title}</span>
        </Button>
      </span>
    </li>
  )
}
