import type { Language } from '@classeur/contracts'
import type { IconSet } from '../icons/icon-set.ts'
import { understandPrompt } from './understand-prompt.ts'
import type { Understanding } from './understanding.ts'

const arabicLetters = /\p{Script=Arabic}/u

/** The languages a prompt may be written in, most likely first: its letters say more than the request's language. */
export function likelyLanguages(prompt: string, language: Language): Language[] {
  if (arabicLetters.test(prompt))
    return /[a-z]/i.test(prompt) ? ['ar', language === 'fr' ? 'fr' : 'en'] : ['ar']
  return language === 'fr' ? ['fr', 'en'] : ['en', 'fr']
}

const knowledge = ({ subjects, backdrop, isNight }: Understanding): number =>
  subjects.length * 2 + (backdrop ? 1 : 0) + (isNight ? 1 : 0)

/** Reads the prompt in the language in which most is understood; at a tie, in the likelier one. */
export function readPrompt(prompt: string, language: Language, icons: IconSet): Understanding {
  const [first, ...others] = likelyLanguages(prompt, language).map((one) =>
    understandPrompt(prompt, one, icons),
  )
  if (!first) throw new RangeError('no language to read in')
  return knowledge(first) > 0
    ? first
    : others.reduce((best, one) => (knowledge(one) > knowledge(best) ? one : best), first)
}
