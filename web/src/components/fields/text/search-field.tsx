import { IconSearch } from '@tabler/icons-react'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** Shown in the empty field instead of the label. */
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** Filters a list while the person types. */
export const SearchField = ({ label, placeholder = label, value, onChange }: SearchFieldProps) => (
  <div className={classes.search}>
    <IconSearch size={17} aria-hidden className={classes.icon} />
    <input
      type="search"
      data-no-draft="search"
      className={classes.input}
      dir="auto"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
