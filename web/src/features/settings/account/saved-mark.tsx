import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './saved-mark.module.css'

/** Shown beside a title after the last choice has been saved. */
export function SavedMark({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation('settings')
  return (
    <p role="status" className={classes.saveState} data-saved={isSaved || undefined}>
      {isSaved && (
        <>
          <IconCheck size={16} aria-hidden /> {t('savedState')}
        </>
      )}
    </p>
  )
}
