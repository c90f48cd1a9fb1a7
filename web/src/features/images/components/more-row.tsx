import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import classes from './more-row.module.css'

/** The end of a gallery that goes on: reads more when it comes into view, or at the press of its button. */
export function MoreRow({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation('images')
  const row = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (!row.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '400px',
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={row} className={classes.more}>
      <Button small busy={busy} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
