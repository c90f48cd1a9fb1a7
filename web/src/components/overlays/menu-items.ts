import type { ComponentType } from 'react'

/** One line of a menu: an address to go to, or something to run. */
export interface MenuItem {
  key: string
  label: string
  /** A second line that explains the first. */
  hint?: string
  icon?: ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>
  /** The icon shows a direction. */
  turnsInRtl?: boolean
  tone?: 'danger'
  /** A path of the product. */
  to?: string
  /** The address is that of the open page. */
  isCurrent?: boolean
  /** Given for one choice of several: whether it is the present one. */
  isChosen?: boolean
  /** Stays in the list and does nothing. */
  isDisabled?: boolean
  run?: () => void
  /** The line says what comes of it, so the menu stays. */
  keepsOpen?: boolean
}

/** Lines that belong together; a hairline separates groups without a heading. */
export interface MenuGroup {
  key: string
  heading?: string
  items: readonly MenuItem[]
}
