import classes from './switch.module.css'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The id of an explanation. */
  describedBy?: string
}

/** A switch without its label; put it inside a `<label>`. */
export const Switch = ({ checked, onChange, describedBy }: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className={classes.switch}
    checked={checked}
    aria-describedby={describedBy}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
