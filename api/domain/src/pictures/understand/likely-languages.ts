import type { Language } from '../../text/language.ts'

const arabicLetters = /\p{Script=Arabic}/u

/** The possible languages of a prompt, most likely first; its script outweighs the language of the request. */
export function likelyLanguages(prompt: string, language: Language): Language[] {
  if (arabicLetters.test(prompt))
    return /[a-z]/i.test(prompt) ? ['ar', language === 'fr' ? 'fr' : 'en'] : ['ar']
  return language === 'fr' ? ['fr', 'en'] : ['en', 'fr']
}
