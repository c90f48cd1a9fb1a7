import { useTranslation } from 'react-i18next'
import { pointsText } from '../../model/sheet-text.ts'
import classes from './mark-field.module.css'
import type { PaperCell } from './read-paper.ts'

interface MarkFieldProps {
  cell: PaperCell
  onType: (text: string) => void
  /** Runs after each key, even if the text stays the same. */
  onTyped: (text: string) => void
}

/** The mark of one question, with its maximum. */
export function MarkField({ cell, onType, onTyped }: MarkFieldProps) {
  const { t } = useTranslation('mark-pile')
  const { column, text, content, isPassed } = cell
  const maximum = pointsText(column.leaf.maxHundredths)
  return (
    <label
      className={classes.field}
      data-unread={content === null || undefined}
      data-passed={isPassed || undefined}
    >
      <span className={classes.label} aria-hidden>
        <bdi>{column.label}</bdi>
        <bdi className={classes.of}>/{maximum}</bdi>
      </span>
      <input
        data-field={column.leaf.id}
        className={classes.mark}
        inputMode="decimal"
        autoComplete="off"
        dir="auto"
        maxLength={40}
        aria-label={t(column.leaf.isBonus ? 'paper.bonus' : 'paper.question', {
          question: column.label,
          maximum,
        })}
        aria-invalid={content === null || undefined}
        value={text}
        onInput={(event) => onTyped(event.currentTarget.value)}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  )
}
