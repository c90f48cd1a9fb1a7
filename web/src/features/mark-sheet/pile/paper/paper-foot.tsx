import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { pointsText } from '../../model/sheet-text.ts'
import classes from './paper-foot.module.css'
import type { Paper } from './read-paper.ts'
import { totalField } from './paper-keys.ts'

interface PaperFootProps {
  paper: Paper
  totalText: string
  onTotal: (text: string) => void
  onSubmit: () => void
  onBack: () => void
  onAbsent: () => void
}

/** The sum of the marks beside the total written on the paper, and the buttons of the paper. */
export function PaperFoot({ paper, totalText, onTotal, ...act }: PaperFootProps) {
  const { t } = useTranslation('mark-pile')
  const agrees = paper.total !== null && paper.verdict === 'agrees'
  // No question of this paper counts, so it has no sum, not even zero.
  const isExcluded = paper.outcome.kind !== 'empty' && paper.maximumHundredths === 0
  return (
    <div className={classes.foot}>
      <p className={classes.sum}>
        <span className="text-quiet">{t('paper.sum')}</span>
        <bdi dir="ltr" className={classes.points}>
          {isExcluded ? (
            '—'
          ) : (
            <>
              <span>{pointsText(paper.sum)}</span>
              <span className={classes.of}>/{pointsText(paper.maximumHundredths)}</span>
            </>
          )}
        </bdi>
      </p>
      {paper.asksTotal && (
        <label
          className={classes.total}
          data-agrees={agrees || undefined}
          data-unread={paper.isTotalUnread || undefined}
        >
          <span className="text-quiet">{t('paper.total')}</span>
          <input
            data-field={totalField}
            className={classes.mark}
            inputMode="decimal"
            autoComplete="off"
            dir="auto"
            maxLength={40}
            aria-invalid={paper.isTotalUnread || undefined}
            value={totalText}
            onChange={(event) => onTotal(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <div className={classes.actions}>
        <Button look="quiet" onClick={act.onBack}>
          {t('paper.another')}
        </Button>
        <Button onClick={act.onAbsent}>{t('paper.absent')}</Button>
        <Button look="primary" onClick={act.onSubmit}>
          {t('paper.save')}
        </Button>
      </div>
    </div>
  )
}
