const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** The key that goes with letters for commands, as `aria-keyshortcuts` calls it. */
export const commandKey = (): string => (isApple() ? 'Meta' : 'Control')

/** The name of a key or of several together, as they are printed on the keyboard in front of the person. */
export const keyText = (name: string): string =>
  isApple() ? name.replace('Ctrl', '⌘').replace('Alt', '⌥') : name
