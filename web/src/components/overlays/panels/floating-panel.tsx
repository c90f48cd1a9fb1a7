import { useEffect, useEffectEvent, useLayoutEffect, type ComponentProps, type RefObject } from 'react'
import classes from './floating-panel.module.css'
import { keepBeside, type Anchor } from './keep-beside.ts'

export interface FloatingPanelProps {
  anchor: Anchor
  /** The edge that the panel and its anchor share. */
  align: 'start' | 'end'
  /** `returnsFocus` is true if the focus was inside the panel. */
  onClose: (returnsFocus: boolean) => void
}

interface OwnProps extends FloatingPanelProps, Omit<ComponentProps<'div'>, 'className' | 'ref'> {
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A panel above the page, beside its anchor. Closes on Escape, on a press outside, and when the focus leaves it. It
 * follows its opener in the document, so Tab moves from one to the other.
 */
export function FloatingPanel({ ref, anchor, align, onClose, onKeyDown, ...rest }: OwnProps) {
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel) return
    // Show the panel only now: React focuses a control with `autoFocus` before this, and a closed popover can't have
    // the focus. In browsers without popovers, the style's layer shows the panel.
    if ('showPopover' in panel) {
      panel.setAttribute('popover', 'manual')
      panel.showPopover()
      return () => panel.hidePopover()
    }
  }, [ref])
  useLayoutEffect(() => {
    if (ref.current) return keepBeside(anchor, ref.current, align)
  }, [ref, anchor, align])

  const onElsewhere = useEffectEvent((event: Event) => {
    const target = event.target as Node
    const isElsewhere =
      !ref.current?.contains(target) && !(anchor instanceof Element && anchor.contains(target))
    if (isElsewhere) onClose(false)
  })
  useEffect(() => {
    // Use the capture phase, because the mark sheet stops some presses.
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onElsewhere, true)
    return () => {
      for (const name of events) document.removeEventListener(name, onElsewhere, true)
    }
  }, [])
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Prevent the key from closing a surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape, true)
    return () => document.removeEventListener('keydown', onEscape, true)
  }, [])

  return <div ref={ref} className={classes.panel} onKeyDown={onKeyDown} {...rest} />
}
