import { useEffect, useRef } from 'react'
import { Button } from '../fields/button.tsx'
import classes from './more-row.module.css'

interface MoreRowProps {
  label: string
  busy: boolean
  onMore: () => void
}

/**
 * The last row of a list that has more pages. Loads the next page when scrolled into view or when its button is
 * clicked.
 */
export function MoreRow({ label, busy, onMore }: MoreRowProps) {
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
        {label}
      </Button>
    </div>
  )
}
