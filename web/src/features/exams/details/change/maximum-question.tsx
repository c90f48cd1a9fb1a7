import type { MaximumAnswer, StructurePreview } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { writePoints } from '../../model/points.ts'
import classes from './maximum-question.module.css'

interface MaximumQuestionProps {
  maximum: StructurePreview['maxima'][number]
  /** Null until the person chooses. */
  answer: MaximumAnswer | null
  onAnswer: (answer: MaximumAnswer) => void
}

/** Asks what a new maximum means for existing marks: keep the points, or convert them to the new maximum. */
export function MaximumQuestion({ maximum, answer, onAnswer }: MaximumQuestionProps) {
  const { t } = useTranslation('exams')
  const name = useId()
  const { label, oldMaxHundredths, newMaxHundredths, marks, above, examples } = maximum
  const examplesText = examples
    .map((example) => t('change.example', { old: writePoints(example.old), next: writePoints(example.new) }))
    .join(t('listComma'))
  const options: [MaximumAnswer, string][] = [
    ['keep-points', above > 0 ? t('change.above', { count: above }) : t('change.noneAbove')],
    ['rescale', examplesText],
  ]
  return (
    <fieldset className={classes.question}>
      <legend className={classes.strong}>
        {t('change.maximumOf', {
          label,
          old: writePoints(oldMaxHundredths),
          next: writePoints(newMaxHundredths),
        })}{' '}
        <span className={classes.quiet}>{t('change.marksThere', { count: marks })}</span>
      </legend>
      <div className={classes.options}>
        {options.map(([value, effect]) => (
          <label key={value} className={classes.option}>
            <input type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)} />
            <span>
              <span className={classes.strong}>{t(`change.answer.${value}`)}</span>
              <span className={classes.effect}>{effect}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
