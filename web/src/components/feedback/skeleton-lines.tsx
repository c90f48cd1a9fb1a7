import { useTranslation } from 'react-i18next'
import classes from './skeleton-lines.module.css'

const widths = ['92%', '78%', '85%', '64%']

/** Placeholder for lines of text while they load. `heightPx` is the height of one line. */
export function SkeletonLines({ lines = 3, heightPx = 14 }: { lines?: number; heightPx?: number }) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.lines} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, index) => (
        <div
          key={index}
          className={classes.line}
          style={{ blockSize: heightPx, inlineSize: widths[index % widths.length] }}
        />
      ))}
    </div>
  )
}
