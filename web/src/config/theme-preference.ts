import type { Theme } from '@classeur/contracts'
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const storageKey = 'classeur:theme'
const stored = localStorage.getItem(storageKey)
const preference = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')
const asColorScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme)

export const useThemePreference = (): Theme => useSyncExternalStore(preference.subscribe, preference.get)

/** Changes the theme at once and remembers it in this browser. */
export function changeTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  preference.set(theme)
}

let unsubscribe: (() => void) | undefined

/** Lets Mantine follow the preference. */
export const themeManager: MantineColorSchemeManager = {
  get: () => asColorScheme(preference.get()),
  set: (scheme) => changeTheme(scheme === 'auto' ? 'system' : scheme),
  subscribe: (onUpdate) => {
    unsubscribe = preference.subscribe(() => onUpdate(asColorScheme(preference.get())))
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => changeTheme('system'),
}
