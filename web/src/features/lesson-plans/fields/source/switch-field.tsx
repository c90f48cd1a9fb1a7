import classes from './switch-field.module.css'

interface SwitchFieldProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label beside it, for something that applies at once. */
export const SwitchField = ({ label, checked, onChange }: SwitchFieldProps) => (
  <label className={classes.field}>
    <input
      type="checkbox"
      role="switch"
      className={classes.input}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)
