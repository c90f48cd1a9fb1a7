import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './search-pill.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, and shows its keyboard shortcut. */
export function SearchPill({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <button type="button" className={classes.pill} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <IconSearch size={17} aria-hidden />
      <span className={classes.text}>{t('search.open')}</span>
      <kbd className={classes.keys} aria-hidden>
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
