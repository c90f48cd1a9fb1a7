import { useTranslation } from 'react-i18next'
import classes from './skip-link.module.css'

/** The first Tab stop, which skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      className={classes.skip}
      onClick={() => document.getElementById('content')?.focus()}
    >
      {t('skip')}
    </button>
  )
}
