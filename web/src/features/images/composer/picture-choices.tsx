import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './picture-choices.module.css'

interface PictureChoicesProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string; picture: ReactNode }[]
  onChange: (value: V) => void
}

/** A choice between a few options that are easier to see than to read: radio buttons with a small picture each. */
export function PictureChoices<V extends string>({
  label,
  value,
  options,
  onChange,
}: PictureChoicesProps<V>) {
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.row} data-many={options.length > 4 || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
