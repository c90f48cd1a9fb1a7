import { TeachingModel } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './teaching-model-field.module.css'

interface TeachingModelFieldProps {
  value: TeachingModel
  onChange: (value: TeachingModel) => void
}

/** The choice between six teaching models, each with an explanation. */
export function TeachingModelField({ value, onChange }: TeachingModelFieldProps) {
  const { t } = useTranslation('lesson-plans')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('form.teachingModel')}</legend>
      <div className={classes.grid}>
        {TeachingModel.options.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              value={option}
              checked={option === value}
              aria-describedby={`${name}-${option}`}
              onChange={() => onChange(option)}
            />
            <span className={classes.name}>{t(`model.${option}.name`)}</span>
            <span className={classes.text} id={`${name}-${option}`}>
              {t(`model.${option}.text`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
