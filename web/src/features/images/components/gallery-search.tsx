import { IconSearch } from '@tabler/icons-react'
import classes from './gallery.module.css'

interface GallerySearchProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Looks in a gallery as one types. */
export const GallerySearch = ({ label, value, onChange }: GallerySearchProps) => (
  <div className={classes.search}>
    <IconSearch size={17} aria-hidden className={classes.searchIcon} />
    <input
      type="search"
      className={classes.searchInput}
      dir="auto"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
