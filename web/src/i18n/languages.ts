import type { Language } from '@classeur/contracts'

const storageKey = 'classeur:language'

export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' }
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

export const languages = Object.keys(languageNames) as Language[]
export const isLanguage = (candidate: unknown): candidate is Language =>
  (languages as unknown[]).includes(candidate)

/** The chosen language, otherwise the browser's, otherwise English. */
export function firstLanguage(): Language {
  const candidates = [localStorage.getItem(storageKey), ...navigator.languages]
  for (const candidate of candidates) {
    const language = candidate?.slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'en'
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(storageKey, language)
