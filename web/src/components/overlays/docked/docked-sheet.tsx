import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Modal } from '../modal/modal.tsx'
import { useIsAtMost } from '../../../theme/use-is-at-most.ts'
import classes from './docked-sheet.module.css'

interface DockedSheetProps {
  label: string
  /** `narrow` is 384 px, `wide` is 520 px. */
  width: 'narrow' | 'wide'
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Names what the sheet shows: when that changes, the focus doesn't get lost with the pressed button. */
  part: string
  children: ReactNode
}

/**
 * A panel docked at the end of the page, which stays usable beside it; over the whole screen on a phone. Escape closes
 * it, and the focus returns to where it was.
 */
export function DockedSheet(props: DockedSheetProps) {
  const { label, onClose, onKeyDown, children } = props
  const isPhone = useIsAtMost('phone')
  if (!isPhone) return <Docked {...props} />
  return (
    <Modal
      label={label}
      onClose={onClose}
      onKeyDown={(event) => !isInsideAnother(event) && onKeyDown?.(event)}
      className={classes.full}
      focus="frame"
    >
      <div className={classes.inside}>{children}</div>
    </Modal>
  )
}

/** Keys that are pressed in a dialog that was opened from the sheet don't belong to the sheet. */
const isInsideAnother = ({ target, currentTarget }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role=dialog], dialog') !== currentTarget

function Docked({ label, width, onClose, onKeyDown, part, children }: DockedSheetProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = frame.current
    element?.focus({ preventScroll: true })
    return () => {
      // If the focus has moved to another part of the page, leave it there.
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [part])
  useLayoutEffect(() => {
    // The layout leaves room for the sheet.
    const { dataset } = document.documentElement
    dataset['docked'] = width
    return () => {
      delete dataset['docked']
    }
  }, [width])
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`${classes.docked} ${classes.inside}`}
      data-width={width}
      onKeyDown={(event) => {
        if (isInsideAnother(event)) return
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
