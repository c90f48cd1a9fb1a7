import type { Language } from '../../text/language.ts'
import { understandPrompt } from './understand-prompt.ts'
import type { Understanding } from './understanding.ts'

const arabicLetters = /\p{Script=Arabic}/u

/** The possible languages of a prompt, most likely first; its script outweighs the language of the request. */
export function likelyLanguages(prompt: string, language: Language): Language[] {
  if (arabicLetters.test(prompt))
    return /[a-z]/i.test(prompt) ? ['ar', language === 'fr' ? 'fr' : 'en'] : ['ar']
  return language === 'fr' ? ['fr', 'en'] : ['en', 'fr']
}

const knowledge = ({ subjects, backdrop, isNight }: Understanding): number =>
  subjects.length * 2 + (backdrop ? 1 : 0) + (isNight ? 1 : 0)

/** Reads the prompt in the language in which most words are understood; a tie goes to the likelier language. */
export function readPrompt(prompt: string, language: Language): Understanding {
  const [first, ...others] = likelyLanguages(prompt, language).map((one) => understandPrompt(prompt, one))
  if (!first) throw new RangeError('no language to read in')
  return knowledge(first) > 0
    ? first
    : others.reduce((best, one) => (knowledge(one) > knowledge(best) ? one : best), first)
}
