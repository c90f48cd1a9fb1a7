import type { ReactNode } from 'react'
import classes from './check-field.module.css'

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with its label beside it. */
export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <label className={classes.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
)
