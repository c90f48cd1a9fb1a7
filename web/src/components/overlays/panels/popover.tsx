import type { ReactNode } from 'react'
import { notifyProblem } from '../notices/notify.tsx'
import { useOpener, type OpenerProps } from './use-opener.ts'
import { usePanels } from './use-panels.ts'

interface PopoverProps {
  /** The name of the popover for screen readers. */
  label: string
  /** The edge that the popover and its button share. */
  align?: 'start' | 'end'
  wide?: boolean
  /** Renders the button; pass it all the properties. */
  opener: (opener: OpenerProps) => ReactNode
  /** `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A button with a panel of controls. The page around it stays usable; for a question that must be answered, use
 * `Dialog`.
 */
export function Popover({ label, align = 'start', wide = false, opener: button, children }: PopoverProps) {
  const panels = usePanels()
  const { open, panelId, opener, close } = useOpener('dialog', notifyProblem)
  return (
    <>
      {button(opener)}
      {panels && open && (
        <panels.PopoverPanel {...{ id: panelId, label, align, wide }} anchor={open.anchor} onClose={close}>
          {children(() => close(true))}
        </panels.PopoverPanel>
      )}
    </>
  )
}
