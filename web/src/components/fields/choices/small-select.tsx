import classes from './small-select.module.css'

interface SmallSelectProps {
  /** Only for screen readers: the options say what they are. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A small list for bars of filters. */
export const SmallSelect = ({ label, value, options, onChange }: SmallSelectProps) => (
  <select
    className={classes.select}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
