const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The modifier key of commands, in the spelling of `aria-keyshortcuts`. */
export const commandKey = (): string => (isApple() ? 'Meta' : 'Control')

/** The name of a key or key combination as it is printed on this device's keyboard. */
export const keyText = (name: string): string =>
  isApple() ? name.replace('Ctrl', '⌘').replace('Alt', '⌥') : name
