import type { LessonPlanShelf, LessonPlanSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { toneOfState } from '../../../components/generations/use-generation-text.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import classes from './history-row.module.css'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowMenu } from './row-menu.tsx'
import { TrashRow } from './trash-row.tsx'
import { usePlanActions } from './use-plan-actions.ts'

interface HistoryRowProps {
  shelf: LessonPlanShelf
  summary: LessonPlanSummary
}

/** Proposed objectives open in the editor, with the teacher's edits. */
const pathOf = ({ id, origin }: LessonPlanSummary): string =>
  origin === 'objectives' ? `/lesson-plan-generator?objectives=${id}` : `/lesson-plan-result/${id}`

/** A lesson plan or proposed objectives in the history. Shows the state unless it is completed. */
export function HistoryRow({ shelf, summary }: HistoryRowProps) {
  const { t } = useTranslation(['lesson-history', 'generations'])
  if (shelf === 'trash') return <TrashRow summary={summary} />
  const { title, state, origin, pending } = summary
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <Link to={pathOf(summary)} className={classes.link}>
            <bdi>{title}</bdi>
          </Link>{' '}
          {origin === 'frame' && shelf !== 'school' && <Tag>{t('byHand')}</Tag>}
          {pending && <Tag tone="sun">{t('pending')}</Tag>}
          <UnsavedTag form="lesson-sections" subject={summary.id} />
          {state !== 'completed' && <Tag tone={toneOfState[state]}>{t(`generations:state.${state}`)}</Tag>}
        </p>
        <RowFacts summary={summary} />
      </div>
      {shelf === 'school' && <CopyButton summary={summary} />}
      {shelf !== 'school' && origin !== 'objectives' && <RowMenu plan={summary} />}
    </li>
  )
}

/** Copies a colleague's plan into one's own. */
function CopyButton({ summary }: { summary: LessonPlanSummary }) {
  const { t } = useTranslation('lesson-history')
  const { copy } = usePlanActions()
  const { busy, submit } = useSubmission(() => copy(summary))
  return (
    <span className={classes.button}>
      <Button small busy={busy} onClick={() => void submit()}>
        {t('copy')} <span className="visually-hidden">{summary.title}</span>
      </Button>
    </span>
  )
}
