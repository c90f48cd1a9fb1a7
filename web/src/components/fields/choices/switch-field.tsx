import classes from './switch-field.module.css'
import { Switch } from './switch.tsx'

interface SwitchFieldProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label beside it, for something that applies at once. */
export const SwitchField = ({ label, checked, onChange }: SwitchFieldProps) => (
  <label className={classes.field}>
    <Switch checked={checked} onChange={onChange} />
    {label}
  </label>
)
