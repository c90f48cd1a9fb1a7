import { useContext, useId, type ReactNode } from 'react'
import classes from './choice-field.module.css'
import { ReadOnlyFields } from '../read-only-fields.ts'

interface ChoiceFieldProps<V extends string> {
  label: ReactNode
  value: V
  options: readonly {
    value: V
    label: ReactNode
    /** The whole label, where it may be cut. */ title?: string
  }[]
  onChange: (value: V) => void
  /** Small, with its label only for screen readers: for bars of tools and heads of panels. */
  look?: 'field' | 'segments'
}

/** A choice between two or three visible options: radio buttons drawn as a row. */
export function ChoiceField<V extends string>({
  label,
  value,
  options,
  onChange,
  look = 'field',
}: ChoiceFieldProps<V>) {
  const name = useId()
  const isReadOnly = useContext(ReadOnlyFields)
  return (
    <fieldset className={classes.field} disabled={isReadOnly}>
      <legend className={look === 'field' ? classes.label : 'visually-hidden'}>{label}</legend>
      <div className={classes.row} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} title={option.title}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
