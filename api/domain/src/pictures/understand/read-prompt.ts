import type { Language } from '../../text/language.ts'
import { likelyLanguages } from './likely-languages.ts'
import { understandPrompt } from './understand-prompt.ts'
import type { Understanding } from './understanding.ts'

/** How much was understood. A compound counts although it can't be drawn; otherwise, "sea lion" would be read as French: a lion. */
const knowledge = ({ subjects, heads, compounds, backdrop, isNight }: Understanding): number =>
  (subjects.length + heads.length + compounds.length) * 2 + (backdrop ? 1 : 0) + (isNight ? 1 : 0)

/** Reads the prompt in the language in which most words are understood; a tie goes to the likelier language. */
export function readPrompt(prompt: string, language: Language): Understanding {
  const [first, ...others] = likelyLanguages(prompt, language).map((one) => understandPrompt(prompt, one))
  if (!first) throw new RangeError('no language to read in')
  return knowledge(first) > 0
    ? first
    : others.reduce((best, one) => (knowledge(one) > knowledge(best) ? one : best), first)
}
