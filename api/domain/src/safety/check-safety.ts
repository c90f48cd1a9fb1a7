import { isExcused } from './find-excuses.ts'
import { findSequences, isWithin, nearbyWords } from './find-sequences.ts'
import { markWords, type Marks } from './mark-words.ts'
import { readWords } from './read-words.ts'
import { pictureRules, textRules } from './rules.ts'
import type { SafetyCategory } from './safety-category.ts'
import type { SafetyRule } from './safety-rule.ts'

function isBroken(marks: Marks, rule: SafetyRule): boolean {
  // Almost every rule ends here, because an ordinary text has no word of one of its classes.
  if (rule.sequence.some(([wordClass]) => marks[wordClass] === undefined)) return false
  for (const match of findSequences(marks, rule)) {
    const isMeant = rule.with === undefined || isWithin(marks, nearbyWords, match, rule.with)
    if (isMeant && !isExcused(marks, match, rule)) return true
  }
  return false
}

function check(text: string, rules: readonly SafetyRule[]): SafetyCategory | null {
  const marks = markWords(readWords(text))
  return rules.find((rule) => isBroken(marks, rule))?.category ?? null
}

/**
 * Checks a text against the local rules in English, French and Arabic at once, because people mix languages. Sees
 * through common spelling tricks. Returns the category of the first rule that the text breaks, or null.
 */
export const checkTextSafety = (text: string): SafetyCategory | null => check(text, textRules)

/** Checks a picture prompt: applies the rules for texts and those for pictures in a classroom. */
export const checkPictureSafety = (text: string): SafetyCategory | null => check(text, pictureRules)
