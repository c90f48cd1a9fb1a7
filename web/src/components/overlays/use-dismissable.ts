import { useEffect, useRef, useState, type RefObject } from 'react'

interface Dismissable {
  open: boolean
  toggle: () => void
  close: () => void
  /** Goes on the element that holds both the button and what it opens. */
  ref: RefObject<HTMLDivElement | null>
}

/** A panel under a button: closes on Escape (the focus returns to the button), on a press outside, and when the focus leaves. */
export function useDismissable(): Dismissable {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      ref.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), ref }
}
