import type { WordClass } from './lexicon/word-class.ts'
import { readWords } from './read-words.ts'
import { pictureRules, textRules, type SafetyRule } from './rules.ts'
import type { SafetyCategory } from './safety-category.ts'
import { vocabulary } from './vocabulary.ts'

/** The position of a phrase in the words of a text; `end` is exclusive. */
interface Mark {
  start: number
  end: number
}
type Marks = Partial<Record<WordClass, Mark[]>>

const ageUnits = new Set(['year', 'years', 'yo', 'ans', 'سنه', 'سنوات', 'عاما', 'اعوام'])
const adultAge = 18

const isForm = (word: string | undefined, part: string) => word === part || word === `${part}s`

function markWords(words: readonly string[]): Marks {
  const { phrases } = vocabulary()
  const marks: Marks = {}
  const add = (wordClass: WordClass, start: number, end: number) =>
    (marks[wordClass] ??= []).push({ start, end })
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const fitting = [
      ...(phrases.get(word) ?? []),
      ...(word.endsWith('s') ? (phrases.get(word.slice(0, -1)) ?? []) : []),
    ].filter((phrase) => phrase.words.every((part, index) => isForm(words[at + index], part)))
    const harmless = fitting.find(({ wordClass }) => wordClass === 'harmless')
    if (harmless) {
      at += harmless.words.length - 1
      continue
    }
    for (const { wordClass, words: parts } of fitting) {
      if (wordClass !== 'harmless') add(wordClass, at, at + parts.length)
    }
    if (/^\d{1,2}$/.test(word) && Number(word) < adultAge && ageUnits.has(words[at + 1] ?? ''))
      add('minor', at, at + 2)
  }
  return marks
}

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
