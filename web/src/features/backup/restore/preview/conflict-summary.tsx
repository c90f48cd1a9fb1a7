import type { RestoreConflict } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import classes from './conflict-summary.module.css'

const mostNamed = 3

interface ConflictSummaryProps {
  /** Of the chosen classes; undefined while they are read. */
  conflicts: readonly RestoreConflict[] | undefined
  /** After returning from them. */
  takesFocus: boolean
  onCompare: () => void
}

/** Names the first marks in conflict, and leads to all of them. */
export function ConflictSummary({ conflicts, takesFocus, onCompare }: ConflictSummaryProps) {
  const { t } = useTranslation('backup')
  if (!conflicts || conflicts.length === 0) return null
  const named = conflicts
    .slice(0, mostNamed)
    .map(({ studentName, questionLabel }) =>
      t('preview.mark', { student: isolate(studentName), question: isolate(questionLabel) }),
    )
  const others = conflicts.length - named.length
  const all = others > 0 ? [...named, t('preview.otherMarks', { count: others })] : named
  return (
    <p className={classes.summary}>
      {t('preview.inConflict', { marks: joinList(all) })}{' '}
      <button type="button" className={classes.link} autoFocus={takesFocus} onClick={onCompare}>
        {t('compare.open')}
      </button>
    </p>
  )
}
