import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import classes from './attention-list.module.css'
import { ConflictCards } from './cards/conflict-cards.tsx'
import type { GoTo } from '../model/go-to.ts'
import { RefusedCard } from './cards/refused-card.tsx'
import { ResendCard } from './cards/resend-card.tsx'
import { UnreadCard } from './cards/unread-card.tsx'
import { useSheetField } from '../model/use-sheet.ts'

/** Show at most this many cards at first. */
const shownAtFirst = 3

interface AttentionListProps {
  engine: SheetEngine
  onGoTo: GoTo
}

/**
 * Cells that wait for a decision: conflicts, texts that aren't marks, refused marks. It announces nothing, because the
 * table announces what happens to each cell.
 */
export function AttentionList({ engine, onGoTo }: AttentionListProps) {
  const { t } = useTranslation('mark-panels')
  const [all, setAll] = useState(false)
  const unread = useSheetField(engine, 'unread')
  const refused = useSheetField(engine, 'refused')
  const conflicts = useSheetField(engine, 'conflicts')
  const cards = [
    ...refused.map((ref) => ({ ref, Kind: RefusedCard })),
    ...unread.map((ref) => ({ ref, Kind: UnreadCard })),
  ]
  const count = cards.length + conflicts.length
  const hidden = all ? 0 : Math.max(cards.length - shownAtFirst, 0)
  return (
    <div
      className={classes.list}
      data-attention
      data-several={conflicts.length > 1 || undefined}
      data-empty={count === 0 || undefined}
    >
      <ConflictCards engine={engine} onGoTo={onGoTo} />
      <ResendCard engine={engine} />
      {cards.slice(0, cards.length - hidden).map(({ ref, Kind }) => (
        <Kind key={`${ref.studentId}:${ref.leafId}`} engine={engine} cellRef={ref} onGoTo={onGoTo} />
      ))}
      {hidden > 0 && (
        <button type="button" className={classes.quiet} onClick={() => setAll(true)}>
          {t('attention.more', { count: hidden })}
        </button>
      )}
    </div>
  )
}
