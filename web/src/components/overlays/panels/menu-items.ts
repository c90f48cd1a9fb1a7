import type { ComponentType } from 'react'

/** One item of a menu: a link or an action. */
export interface MenuItem {
  key: string
  label: string
  /** An explanation on a second line. */
  hint?: string
  icon?: ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>
  /** Whether the icon shows a direction, and so is mirrored in right-to-left languages. */
  turnsInRtl?: boolean
  tone?: 'danger'
  /** A path of the app, for a link. */
  to?: string
  /** Whether the link leads to the current page. */
  isCurrent?: boolean
  /** For one of several choices: whether it is the chosen one. */
  isChosen?: boolean
  /** Whether the item is shown but does nothing. */
  isDisabled?: boolean
  run?: () => void
  /** Whether the menu stays open after the action, because the item shows its result. */
  keepsOpen?: boolean
}

/** Related items; a hairline separates groups without a heading. */
export interface MenuGroup {
  key: string
  heading?: string
  items: readonly MenuItem[]
}
