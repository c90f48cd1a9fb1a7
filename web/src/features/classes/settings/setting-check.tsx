import classes from './setting-check.module.css'

interface SettingCheckProps {
  label: string
  /** The effect of the setting. */
  hint: string
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox for a setting of a class. */
export function SettingCheck({ label, hint, checked, disabled, onChange }: SettingCheckProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        disabled={disabled}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <br />
        <span className="text-quiet">{hint}</span>
      </span>
    </label>
  )
}
