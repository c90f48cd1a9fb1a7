import type { Pressed } from './key-command.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The part of a keyboard event that the grid uses. */
export const pressedOf = (event: KeyboardEvent): Pressed => ({
  key: event.key,
  code: event.code,
  shiftKey: event.shiftKey,
  altKey: event.altKey,
  command: isMac ? event.metaKey : event.ctrlKey,
  system: isMac ? event.ctrlKey : event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
  isComposing: event.isComposing,
})
