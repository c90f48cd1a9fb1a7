import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { notifyProblem } from '../notices/notify.tsx'
import type { MenuGroup } from './menu-items.ts'
import { useOpener, type OpenerProps } from './use-opener.ts'
import { usePanels } from './use-panels.ts'

interface MenuProps {
  /** The name of the menu for screen readers. */
  label: string
  groups: readonly MenuGroup[]
  /** The edge that the menu and its button share. */
  align?: 'start' | 'end'
  /** Content above the items that can't be focused. */
  header?: ReactNode
  /** Called when the menu has opened or closed. */
  onToggle?: (isOpen: boolean) => void
  /** Renders the button; pass it all the properties. */
  children: (opener: OpenerProps) => ReactNode
}

/** A button with a menu. A choice closes the menu, returns the focus to the button and then runs. */
export function Menu({ label, groups, align = 'start', header, onToggle, children }: MenuProps) {
  const panels = usePanels()
  const { open, panelId, opener, close } = useOpener('menu', notifyProblem)
  const isOpen = open !== null
  const toggle = useEffectEvent((isNowOpen: boolean) => onToggle?.(isNowOpen))
  useEffect(() => {
    if (!isOpen) return
    toggle(true)
    return () => toggle(false)
  }, [isOpen])
  return (
    <>
      {children(opener)}
      {panels && open && (
        <panels.MenuPanel {...{ id: panelId, label, groups, align, header, ...open }} onClose={close} />
      )}
    </>
  )
}

interface MenuAtPointProps {
  label: string
  groups: readonly MenuGroup[]
  /** In px from the top left corner of the window. */
  point: { x: number; y: number }
  /** `returnsFocus`: whether the focus was in the menu. */
  onClose: (returnsFocus: boolean) => void
}

/** An open menu without a button, such as a context menu. */
export function MenuAtPoint({ label, groups, point, onClose }: MenuAtPointProps) {
  const panels = usePanels()
  return (
    panels && <panels.MenuPanel anchor={point} align="start" first="first" {...{ label, groups, onClose }} />
  )
}
