import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { pointsText } from '../../model/sheet-text.ts'
import classes from './slip-hint-row.module.css'
import type { PaperHint } from './read-paper.ts'

interface SlipHintRowProps {
  hint: PaperHint
  onUse: (texts: Readonly<Record<string, string>> | null, leafId: string) => void
}

const mostPositions = 12

/** One possible mistake, with the questions where it may be. */
export function SlipHintRow({ hint, onUse }: SlipHintRowProps) {
  const { t } = useTranslation('mark-pile')
  const { kind, positions, hundredths } = hint
  return (
    <li className={classes.hint}>
      <span>{t(`hint.${kind}`, { mark: isolate(pointsText(hundredths)) })}</span>
      {positions.slice(0, mostPositions).map(({ column, texts }) => {
        const meant = texts?.[column.leaf.id]
        return (
          <button
            key={column.leaf.id}
            type="button"
            className={classes.question}
            onClick={() => onUse(texts, column.leaf.id)}
          >
            <bdi>{column.label}</bdi>
            {meant !== undefined && kind !== 'skipped' && kind !== 'forgotten' && (
              <>
                <span aria-hidden className="turns-in-rtl">
                  →
                </span>
                <span className="visually-hidden">{t('hint.is')}</span>
                <bdi className={classes.meant}>{meant}</bdi>
              </>
            )}
          </button>
        )
      })}
      {positions.length > mostPositions && (
        <span>{t('hint.more', { count: positions.length - mostPositions })}</span>
      )}
    </li>
  )
}
