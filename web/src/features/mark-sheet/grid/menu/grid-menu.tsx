import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrid, useGridState } from '../grid-context.ts'
import type { OpenMenu } from '../model/grid-state.ts'
import classes from './grid-menu.module.css'
import { menuItems, type MenuItem } from './menu-items.ts'

/** The actions for a question, a student or the selection. */
export function GridMenu() {
  const menu = useGridState((state) => state.menu)
  return menu ? <OpenedMenu key={`${menu.of} ${menu.at.x} ${menu.at.y}`} menu={menu} /> : null
}

const marginPx = 8

/** Positions the menu below its cell and inside the window. */
function positionPanel(panel: HTMLElement, { x, y }: OpenMenu['at'], isRtl: boolean): void {
  const { width, height } = panel.getBoundingClientRect()
  const start = isRtl ? x - width : x
  const left = Math.max(marginPx, Math.min(start, window.innerWidth - width - marginPx))
  const top = Math.max(marginPx, Math.min(y + 2, window.innerHeight - height - marginPx))
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}

function OpenedMenu({ menu }: { menu: OpenMenu }) {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    grid.store.update({ menu: null })
    grid.show(grid.store.get().active)
  }
  useLayoutEffect(() => {
    if (!panel.current) return
    positionPanel(panel.current, menu.at, grid.isRtl())
    panel.current.querySelector('button')?.focus({ preventScroll: true })
  }, [grid, menu])
  useEffect(() => {
    const outside = (event: Event) => {
      if (!panel.current?.contains(event.target as Node)) grid.store.update({ menu: null })
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [grid])

  const run = (item: MenuItem) => {
    close()
    item.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (next !== undefined) buttons.at(next % buttons.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={panel}
      role="menu"
      aria-label={t(`menu.of.${menu.of}`)}
      className={classes.panel}
      onKeyDown={onKeyDown}
    >
      {menuItems(grid, menu.of).map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          className={classes.item}
          onClick={() => run(item)}
        >
          {t(`menu.${item.key}`, { zero: 0 })}
        </button>
      ))}
    </div>
  )
}
