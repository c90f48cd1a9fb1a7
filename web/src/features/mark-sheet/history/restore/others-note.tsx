import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { keyOf } from '../../engine/cell-key.ts'
import classes from './others-note.module.css'
import type { RestoredCell } from './plan-restore.ts'
import type { HistoryNames } from '../use-history-names.ts'

interface OthersNoteProps {
  cells: readonly RestoredCell[]
  names: HistoryNames
  onLeaveOut: (keys: readonly string[]) => void
}

/** Names the other people whose later work would be undone too, and offers to keep it. */
export function OthersNote({ cells, names, onLeaveOut }: OthersNoteProps) {
  const { t } = useTranslation('mark-history')
  const others = new Map<string, RestoredCell[]>()
  for (const cell of cells) if (cell.by !== null) others.set(cell.by, [...(others.get(cell.by) ?? []), cell])
  return [...others].map(([userId, theirs]) => (
    <p key={userId} className={classes.others}>
      <span>{t('diff.others', { count: theirs.length, person: isolate(names.person(userId)) })}</span>
      <Button small onClick={() => onLeaveOut(theirs.map(({ ref }) => keyOf(ref)))}>
        {t('diff.leaveOut')}
      </Button>
    </p>
  ))
}
