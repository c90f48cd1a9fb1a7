import type { Theme } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from './create-store.ts'

const storageKey = 'classeur:theme'
const stored = localStorage.getItem(storageKey)
const preference = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : 'system')

export const readTheme = preference.get
export const useThemePreference = (): Theme => useSyncExternalStore(preference.subscribe, preference.get)

/** The colour scheme in use now, chosen by the person or by the system. */
export const shownScheme = (): 'light' | 'dark' =>
  document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light'

/** Changes the theme at once and stores the choice in this browser. */
export function changeTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  preference.set(theme)
}

/** Keeps the document's colour scheme in step with the preference, or with the system if the preference is "system". */
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
