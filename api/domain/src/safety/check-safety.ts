import type { WordClass } from './lexicon/word-class.ts'
import { markWords, type Mark, type Marks } from './mark-words.ts'
import { readWords } from './read-words.ts'
import { pictureRules, textRules, type SafetyRule } from './rules.ts'
import type { SafetyCategory } from './safety-category.ts'

/** Finds every occurrence of a rule's sequence. */
function* findSequences(marks: Marks, { sequence, acrossBarriers }: SafetyRule): Generator<Mark> {
  const barriers = (!acrossBarriers && marks.barrier) || []
  const isBarred = (from: number, to: number) => barriers.some(({ start }) => start >= from && start < to)
  const endOf = (step: number, end: number): number | null => {
    const next = sequence[step]
    if (!next) return end
    const [wordClass, gap] = next
    for (const mark of marks[wordClass] ?? []) {
      if (mark.start < end || mark.start - end > gap || isBarred(end, mark.start)) continue
      const last = endOf(step + 1, mark.end)
      if (last !== null) return last
    }
    return null
  }
  const [first] = sequence
  for (const { start, end } of (first && marks[first[0]]) ?? []) {
    const last = endOf(1, end)
    if (last !== null) yield { start, end: last }
  }
}

/** Maximum distance, in words, of a `with` condition from the sequence; `unless` and `evenSo` may be further away. */
const nearbyWords = 12
const topicWords = 40

function isBroken(marks: Marks, rule: SafetyRule): boolean {
  const isWithin = (words: number, at: Mark, classes: readonly WordClass[] = []) =>
    classes.some((wordClass) =>
      marks[wordClass]?.some(({ start, end }) => start - at.end <= words && at.start - end <= words),
    )
  for (const match of findSequences(marks, rule)) {
    const isMeant = rule.with === undefined || isWithin(nearbyWords, match, rule.with)
    const isExcused = isWithin(topicWords, match, rule.unless) && !isWithin(topicWords, match, rule.evenSo)
    if (isMeant && !isExcused) return true
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
