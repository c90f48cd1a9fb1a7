import type { PictureLabel } from '@classeur/contracts'
import { labelColours } from '@classeur/domain/labels'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './colour-choice.module.css'

type Colour = PictureLabel['colour']
const colours = Object.keys(labelColours) as Colour[]

/** The colour of a label: radio buttons drawn as swatches, each with its name. */
export function ColourChoice({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  const { t } = useTranslation('picture-labels')
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t('colour')}</legend>
      <div className={classes.row}>
        {colours.map((colour) => (
          <label key={colour} className={classes.swatch} title={t(`colours.${colour}`)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <span className={classes.colour} style={{ background: labelColours[colour] }} aria-hidden />
            <span className="visually-hidden">{t(`colours.${colour}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
