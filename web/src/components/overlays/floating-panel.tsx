import { useEffect, useEffectEvent, useLayoutEffect, type ComponentProps, type RefObject } from 'react'
import classes from './floating-panel.module.css'
import { keepBeside, type Anchor } from './keep-beside.ts'

export interface FloatingPanelProps {
  anchor: Anchor
  /** The edge that the panel and its anchor share. */
  align: 'start' | 'end'
  /** `returnsFocus` is true when the focus would be lost with the panel. */
  onClose: (returnsFocus: boolean) => void
}

interface OwnProps extends FloatingPanelProps, Omit<ComponentProps<'div'>, 'className' | 'ref'> {
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A panel above the page, beside its anchor. Closes on Escape, on a press elsewhere, and when the focus goes elsewhere.
 * It follows its opener in the document, so Tab goes from one to the other.
 */
export function FloatingPanel({ ref, anchor, align, onClose, onKeyDown, ...rest }: OwnProps) {
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel) return
    // Only now: React gives the focus to a control with `autoFocus` before this, and a closed popover can't have it.
    // A browser without popovers shows the panel in the layer of its style.
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
    // In the capture phase, because the mark sheet keeps some presses to itself.
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, onElsewhere, true)
    return () => {
      for (const name of events) document.removeEventListener(name, onElsewhere, true)
    }
  }, [])
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog around the panel stays open.
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
