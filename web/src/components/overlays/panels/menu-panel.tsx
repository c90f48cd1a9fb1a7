import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx'
import type { MenuGroup, MenuItem } from './menu-items.ts'
import classes from './menu-panel.module.css'
import { createTypeahead } from './typeahead.ts'

export interface MenuPanelProps extends FloatingPanelProps {
  id?: string
  label: string
  groups: readonly MenuGroup[]
  /** Content above the items that can't be focused. */
  header?: ReactNode
  /** The item that is focused first. */
  first: 'first' | 'last'
}

const iconSizePx = 18

/** The items of an open menu. The arrow keys, Home, End and first letters move the focus. */
export default function MenuPanel({ id, label, groups, header, first, onClose, ...rest }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [typeahead] = useState(createTypeahead)
  const linesOf = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const lines = panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]')
    lines?.[first === 'last' ? lines.length - 1 : 0]?.focus({ preventScroll: true })
  }, [first])

  const choose = ({ isDisabled, keepsOpen, run }: MenuItem) => {
    if (isDisabled) return
    if (!keepsOpen) onClose(true)
    run?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const lines = linesOf()
    const at = lines.indexOf(document.activeElement as HTMLElement)
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) lines.at(next % lines.length)?.focus()
    else if (event.key === ' ') lines[at]?.click()
    else if (isLetter) {
      const labels = lines.map((line) => line.dataset.label ?? '')
      lines[typeahead(event.key, event.timeStamp, labels, at)]?.focus()
    } else if (event.key === 'Tab') {
      // Tab continues from the opener. A menu at a point has none, so the focus stays there.
      onClose(true)
      if (rest.anchor instanceof Element) return
    } else if (event.key === 'Enter' && event.repeat) {
      // The press that opened the menu must not also choose its first item.
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FloatingPanel ref={panel} onClose={onClose} onKeyDown={onKeyDown} {...rest}>
      {header}
      <div id={id} role="menu" aria-label={label} className={classes.menu}>
        {groups.map(({ key, heading, items }) => (
          <div
            key={key}
            role={heading === undefined ? 'none' : 'group'}
            aria-label={heading}
            className={classes.group}
          >
            {heading !== undefined && (
              <p className={classes.heading} aria-hidden>
                {heading}
              </p>
            )}
            {items.map((item) => (
              <MenuLine key={item.key} item={item} onChoose={() => choose(item)} />
            ))}
          </div>
        ))}
      </div>
    </FloatingPanel>
  )
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, hint, tone, to, isCurrent, isChosen, isDisabled } = item
  const Icon = isChosen === undefined ? item.icon : IconCheck
  const line = {
    className: classes.line,
    tabIndex: -1,
    'data-label': label,
    'data-tone': tone,
    'aria-disabled': isDisabled || undefined,
    onClick: onChoose,
  }
  const content = (
    <>
      {Icon && (
        <Icon
          size={iconSizePx}
          stroke={1.7}
          aria-hidden
          className={`${classes.icon} ${item.turnsInRtl ? 'turns-in-rtl' : ''}`}
        />
      )}
      <span className={classes.text}>
        <bdi>{label}</bdi>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...line} role="menuitem" to={to} aria-current={isCurrent ? 'page' : undefined}>
        {content}
      </Link>
    )
  }
  const choice =
    isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen }
  return (
    <button type="button" {...line} {...choice}>
      {content}
    </button>
  )
}
