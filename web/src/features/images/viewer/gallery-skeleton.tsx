import { useTranslation } from 'react-i18next'
import classes from './gallery-skeleton.module.css'

const tiles = 8

/** Placeholder for pictures while the list loads. */
export function GallerySkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.gallery} role="status" aria-label={t('loading')}>
      {Array.from({ length: tiles }, (_, index) => (
        <div key={index} className={classes.bone} />
      ))}
    </div>
  )
}
