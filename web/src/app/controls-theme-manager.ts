import type { Theme } from '@classeur/contracts'
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { changeTheme, onThemeChange, readTheme } from '../config/theme-preference.ts'

const asColorScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme)
let unsubscribe: (() => void) | undefined

/** Lets Mantine follow the theme preference. */
export const controlsThemeManager: MantineColorSchemeManager = {
  get: () => asColorScheme(readTheme()),
  set: (scheme) => changeTheme(scheme === 'auto' ? 'system' : scheme),
  subscribe: (onUpdate) => {
    unsubscribe = onThemeChange(() => onUpdate(asColorScheme(readTheme())))
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => changeTheme('system'),
}
