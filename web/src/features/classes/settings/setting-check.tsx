import classes from './setting-check.module.css'

interface SettingCheckProps {
  label: string
  /** What the setting changes. */
  hint: string
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** A setting of a class that is on or off. */
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
