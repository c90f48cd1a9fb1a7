import { Language } from '@classeur/contracts'

const storageKey = 'classeur:language'

export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' }
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The chosen language, else the browser's, else English. */
export function firstLanguage(): Language {
  const candidates = [localStorage.getItem(storageKey), ...navigator.languages]
  for (const candidate of candidates) {
    const known = Language.safeParse(candidate?.slice(0, 2).toLowerCase())
    if (known.success) return known.data
  }
  return 'en'
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(storageKey, language)
