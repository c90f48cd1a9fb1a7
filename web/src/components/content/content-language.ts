import type { Language } from '@classeur/contracts'
import { createContext } from 'react'

/** The language in which content is written, which may differ from the language of the screen. */
export const ContentLanguage = createContext<Language>('en')
