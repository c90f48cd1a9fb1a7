import { classColours, type ClassColour } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classColourName } from '../../../components/classes/class-dot.tsx'
import classes from './colour-field.module.css'

interface ColourFieldProps {
  value: ClassColour
  readOnly: boolean
  onChange: (colour: ClassColour) => void
}

/** The colour of a class. The label names the selected one. */
export function ColourField({ value, readOnly, onChange }: ColourFieldProps) {
  const { t } = useTranslation('classes')
  const name = useId()
  return (
    <fieldset className={classes.colours} disabled={readOnly}>
      <legend className={classes.legend}>
        {t('field.colour')} <span className={classes.chosen}>{t(`colour.${value}`)}</span>
      </legend>
      <div className={classes.swatches}>
        {classColours.map((colour) => (
          <label
            key={colour}
            className={`${classColourName} ${classes.swatch}`}
            data-colour={colour}
            title={t(`colour.${colour}`)}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={t(`colour.${colour}`)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
