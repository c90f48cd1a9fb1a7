import { useEffect, useRef } from 'react'
import { Button } from '../fields/button.tsx'
import classes from './more-row.module.css'

interface MoreRowProps {
  label: string
  busy: boolean
  onMore: () => void
}

/** The end of a list that goes on: reads more when it comes near, or at the press of its button. */
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
