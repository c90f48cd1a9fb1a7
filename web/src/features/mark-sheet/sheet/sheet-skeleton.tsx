import { useTranslation } from 'react-i18next'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'

import classes from './sheet-skeleton.module.css'

const rowPx = 31
const rows = 20

/** Placeholder for a sheet while it loads. */
export function SheetSkeleton() {
  const { t } = useTranslation('mark-sheet')
  return (
    <div className={classes.page} aria-busy>
      <h1 className="visually-hidden">{t('opening')}</h1>
      <SkeletonLines lines={rows} heightPx={rowPx} />
    </div>
  )
}
