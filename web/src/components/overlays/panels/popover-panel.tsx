import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx'
import classes from './popover-panel.module.css'

export interface PopoverPanelProps extends FloatingPanelProps {
  id?: string
  label: string
  wide: boolean
  children: ReactNode
}

/** An open popover. It has the focus unless a control inside uses `autoFocus`. */
export default function PopoverPanel({ id, label, wide, children, ...rest }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <FloatingPanel ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} {...rest}>
      <div className={classes.inside} data-wide={wide || undefined}>
        {children}
      </div>
    </FloatingPanel>
  )
}
