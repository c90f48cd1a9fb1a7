import type { Language } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import type { ItemValues } from '../model/item-values.ts'
import classes from './option-fields.module.css'

interface OptionFieldsProps {
  values: ItemValues
  set: (typed: Partial<ItemValues>) => void
  language: Language
}

/** The options of a choice: which one is right, and what leads to each of the others. */
export function OptionFields({ values: { options, correct }, set, language }: OptionFieldsProps) {
  const { t } = useTranslation('resource-edit')
  const name = useId()
  const change = (index: number, typed: Partial<ItemValues['options'][number]>) =>
    set({ options: options.map((option, at) => (at === index ? { ...option, ...typed } : option)) })
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{t('form.options')}</legend>
      {options.map((option, index) => {
        const number = formatNumber(index + 1)
        return (
          <div key={index} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={index === correct}
              aria-label={t('form.isCorrect', { number })}
              onChange={() => set({ correct: index })}
            />
            <TextField
              label={t('form.option', { number })}
              dir={directionOf(language)}
              value={option.content}
              onChange={(event) => change(index, { content: event.currentTarget.value })}
            />
            {index === correct ? (
              <span className={classes.right}>{t('form.correct')}</span>
            ) : (
              <TextField
                label={t('form.reason')}
                dir={directionOf(language)}
                maxLength={200}
                value={option.reason}
                onChange={(event) => change(index, { reason: event.currentTarget.value })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
