import type { ExamLeaf } from '@classeur/contracts'
import { largestMarkHundredths } from '@classeur/domain/marks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pointsText } from '../../model/sheet-text.ts'
import { readMaximum } from './read-maximum.ts'
import classes from './maximum-field.module.css'

interface MaximumFieldProps {
  leaf: Pick<ExamLeaf, 'stepHundredths'>
  valueHundredths: number
  onChange: (hundredths: number) => void
}

/** The maximum to try. It must be a multiple of the question's step. */
export function MaximumField({ leaf, valueHundredths, onChange }: MaximumFieldProps) {
  const { t } = useTranslation('mark-statistics')
  const [text, setText] = useState(pointsText(valueHundredths))
  const [isWrong, setIsWrong] = useState(false)
  const reasonId = useId()
  const take = (typed: string) => {
    setText(typed)
    const hundredths = readMaximum(typed, leaf.stepHundredths, largestMarkHundredths)
    setIsWrong(hundredths === null)
    if (hundredths !== null) onChange(hundredths)
  }
  return (
    <span className={classes.field}>
      <input
        inputMode="decimal"
        data-no-draft="trial"
        aria-label={t('whatIf.maximumOf')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? reasonId : undefined}
        value={text}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {isWrong && (
        <span id={reasonId} className={classes.reason}>
          {t('whatIf.step', { step: pointsText(leaf.stepHundredths) })}
        </span>
      )}
    </span>
  )
}
