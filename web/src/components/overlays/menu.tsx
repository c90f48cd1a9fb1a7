import type { ReactNode } from 'react'
import { notifyProblem } from './notify.tsx'
import type { MenuGroup } from './menu-items.ts'
import { useOpener, type OpenerProps } from './use-opener.ts'
import { usePanels } from './use-panels.ts'

interface MenuProps {
  /** Names the menu for screen readers. */
  label: string
  groups: readonly MenuGroup[]
  /** The edge that the menu and its button share. */
  align?: 'start' | 'end'
  /** Stands above the lines. Nothing in it takes the focus. */
  header?: ReactNode
  /** The button; give it all the properties. */
  children: (opener: OpenerProps) => ReactNode
}

/** A button with a menu. A choice closes the menu, gives the focus back to the button and then runs. */
export function Menu({ label, groups, align = 'start', header, children }: MenuProps) {
  const panels = usePanels()
  const { open, panelId, opener, close } = useOpener('menu', notifyProblem)
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
  /** In the window, in px. */
  point: { x: number; y: number }
  /** `returnsFocus`: the focus was in the menu and belongs somewhere else now. */
  onClose: (returnsFocus: boolean) => void
}

/** An open menu without a button of its own, such as the one of a right click. */
export function MenuAtPoint({ label, groups, point, onClose }: MenuAtPointProps) {
  const panels = usePanels()
  return (
    panels && <panels.MenuPanel anchor={point} align="start" first="first" {...{ label, groups, onClose }} />
  )
}
