import type { Theme } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const storageKey = 'classeur:theme'
const stored = localStorage.getItem(storageKey)
const preference = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')

export const readTheme = preference.get
export const useThemePreference = (): Theme => useSyncExternalStore(preference.subscribe, preference.get)

/** The scheme in which the page is drawn now, whether the person or the system chose it. */
export const shownScheme = (): 'light' | 'dark' =>
  document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light'

/** Changes the theme at once and remembers it in this browser. */
export function changeTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  preference.set(theme)
}

/** Keeps the document's colour scheme at the preference, or at the system's while that is preferred. */
export function followTheme(): void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')
  const reflect = () => {
    const theme = preference.get()
    const scheme = theme === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : theme
    document.documentElement.dataset['colorScheme'] = scheme
  }
  preference.subscribe(reflect)
  systemIsDark.addEventListener('change', reflect)
  reflect()
}
