import { useEffect, useRef } from 'react'
import { Button } from '../fields/buttons/button.tsx'
import classes from './more-row.module.css'

interface MoreRowProps {
  label: string
  /** The list is being read: the row waits, and asks afterwards if it is still in view. */
  busy: boolean
  /** The last reading failed: only the button asks again. */
  failed?: boolean
  /** How many entries the list shows. Needed if pages come without `busy`. */
  shown?: number
  onMore: () => void
}

/**
 * The last row of a list that has more pages. Loads the next page when it comes into view, also because a page was
 * short or its reading was interrupted, and when its button is clicked.
 */
export function MoreRow({ label, busy, failed = false, shown, onMore }: MoreRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (busy || failed || !row.current || !('IntersectionObserver' in window)) return
    // The browser may report several moves at once, the latest last.
    const report = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && more.current()
    const observer = new IntersectionObserver(report, { rootMargin: '400px' })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [busy, failed, shown])
  return (
    <div ref={row} className={classes.more}>
      <Button small busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
