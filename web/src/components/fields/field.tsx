import { useId, type ReactNode } from 'react'
import classes from './field.module.css'

interface FieldFrameProps {
  label: ReactNode
  hint?: ReactNode
  /** The error of the value. Screen readers announce it and connect it with the control. */
  error?: ReactNode
  children: (control: ControlAttributes) => ReactNode
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A field: the label above the control, the hint and the error below. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        className: classes.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
