import type { SafetyCategory } from './safety-check.ts'
import { normaliseForMatching } from './normalise.ts'

/**
 * Phrases that only together are a clear violation. A single word almost never is: schools teach the bomb of 1945,
 * reproduction, slavery and the prevention of drug use and suicide.
 */
export interface WordRule {
  category: SafetyCategory
  /** One phrase of each group, in this order; the phrases of a group are separated by commas. */
  groups: readonly string[]
  /** Most words between one group and the next. */
  gapWords: number
  /** The rule does not hold for a text that is about preventing, punishing or remembering it. */
  unlessAbout?: string
}

export interface WordList {
  rules: readonly WordRule[]
  /** Harmless phrases that contain a listed word, taken out before matching. */
  harmless: string
  /** What may be stuck to the front of a word, as a regular expression: Arabic writes "and", "with" and "the" so. */
  prefix: string
}

const alternatives = (phrases: string) =>
  phrases
    .split(',')
    .map((phrase) => normaliseForMatching(phrase).trim())
    .join('|')

const anyOf = (phrases: string, prefix: string) =>
  new RegExp(` ${prefix}(?:${alternatives(phrases)})(?= )`, 'gu')

/** Makes the check of one list: the category of the first rule that a text breaks, or null. */
export function compileWordList({
  rules,
  harmless,
  prefix,
}: WordList): (text: string) => SafetyCategory | null {
  const harmlessPhrases = anyOf(harmless, prefix)
  const compiled = rules.map(({ category, groups, gapWords, unlessAbout }) => ({
    category,
    pattern: new RegExp(
      groups.map((group) => ` ${prefix}(?:${alternatives(group)})(?= )`).join(`(?: [^ ]+){0,${gapWords}}`),
      'u',
    ),
    excuse: unlessAbout ? new RegExp(` ${prefix}(?:${alternatives(unlessAbout)})(?= )`, 'u') : null,
  }))
  return (text) => {
    const words = normaliseForMatching(text)
    const tested = words.replace(harmlessPhrases, ' ')
    const broken = compiled.find(({ pattern, excuse }) => pattern.test(tested) && !excuse?.test(tested))
    return broken?.category ?? null
  }
}
