import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { keyText } from '../../model/key-text.ts'
import { pointsText } from '../../model/sheet-text.ts'
import classes from './held-note.module.css'
import { hintsOf, type Paper } from './read-paper.ts'
import { SlipHintRow } from './slip-hint-row.tsx'

interface HeldNoteProps {
  paper: Paper
  /** `texts` are marks that would correct the sum; null only moves the focus to the question. */
  onUse: (texts: Readonly<Record<string, string>> | null, leafId: string) => void
  onSaveAnyway: () => void
}

const mostHints = 3

/** Explains why a paper isn't saved yet and where the mistake may be, and lets the person save it anyway. */
export function HeldNote({ paper, onUse, onSaveAnyway }: HeldNoteProps) {
  const { t } = useTranslation('mark-pile')
  const { sum, total, verdict } = paper
  const hints = hintsOf(paper).slice(0, mostHints)
  const points = (hundredths: number) => isolate(pointsText(hundredths))
  const reason =
    verdict === 'differs' && total !== null
      ? t(total > sum ? 'held.tooFew' : 'held.tooMany', {
          sum: points(sum),
          total: points(total),
          difference: points(Math.abs(total - sum)),
        })
      : t(`held.${verdict === 'no-total' ? 'noTotal' : paper.isTotalUnread ? 'totalUnread' : 'unread'}`)
  return (
    <section className={classes.note} aria-label={t('held.label')}>
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.reason} role="alert">
          {reason}
        </p>
        {hints.length > 0 && (
          <ol className={classes.hints}>
            {hints.map((hint) => (
              <SlipHintRow key={hint.kind} hint={hint} onUse={onUse} />
            ))}
          </ol>
        )}
        {verdict === 'differs' && <p className="text-quiet">{t('held.unseen')}</p>}
        {verdict !== 'unread' && (
          <div className="actions">
            <Button small onClick={onSaveAnyway}>
              {t(verdict === 'differs' ? 'held.totalWrong' : 'held.withoutTotal', { sum: points(sum) })}
            </Button>
            <kbd className={classes.keys}>{keyText(t('held.anywayKeys'))}</kbd>
          </div>
        )}
      </div>
    </section>
  )
}
