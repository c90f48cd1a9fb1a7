import type { WordClass } from './lexicon/word-class.ts'
import type { Mark, Marks } from './mark-words.ts'
import { openerClasses, type SafetyRule } from './safety-rule.ts'

/** Maximum distances, in words, of the conditions of a rule from its sequence. */
export const nearbyWords = 12
export const topicWords = 40
const leadingWords = 6
/** How far after the object its head or material follows: "an ebola awareness poster", "a sword for us out of cardboard". */
const headWords = 1
const materialWords = 3

export const isWithin = (
  marks: Marks,
  words: number,
  at: Mark,
  classes: readonly WordClass[] = [],
): boolean =>
  classes.some((wordClass) =>
    marks[wordClass]?.some(({ start, end }) => start - at.end <= words && at.start - end <= words),
  )

/** Where a rule's sequence is; `object` is the start of its last word or phrase. */
interface Sequence extends Mark {
  object: number
}

/** Whether the object only names the kind of something else: "a smallpox vaccine", "a sword out of cardboard". */
function isOnlyNamed(marks: Marks, at: Mark): boolean {
  const follows = (words: number, wordClass: WordClass) =>
    marks[wordClass]?.some(({ start }) => start >= at.end && start - at.end <= words)
  if (!follows(headWords, 'head') && !follows(materialWords, 'material')) return false
  return !isWithin(marks, nearbyWords, at, ['detail', 'harm'])
}

/** Finds every occurrence of a rule's sequence. */
export function* findSequences(marks: Marks, { sequence, acrossBarriers }: SafetyRule): Generator<Sequence> {
  const barriers = (!acrossBarriers && marks.barrier) || []
  const isBarred = (from: number, to: number) => barriers.some(({ start }) => start >= from && start < to)
  const endOf = (step: number, from: Mark, before: Mark): Sequence | null => {
    const next = sequence[step]
    if (!next) {
      const match = { start: from.start, end: before.end, object: before.start }
      return step > 1 && !acrossBarriers && isOnlyNamed(marks, match) ? null : match
    }
    const [wordClass, gap] = next
    for (const mark of marks[wordClass] ?? []) {
      if (mark.start < before.end || mark.start - before.end > gap || isBarred(before.end, mark.start))
        continue
      const match = endOf(step + 1, from, mark)
      if (match !== null) return match
    }
    return null
  }
  const [first] = sequence
  for (const mark of (first && marks[first[0]]) ?? []) {
    const match = endOf(1, mark, mark)
    if (match !== null) yield match
  }
}

/**
 * Whether a word of the rule's `unlessLed` is before the object, in the sequence or just before it in the same sentence.
 * A sequence that asks how must contain it: in "plants: how to make poison" a person makes the poison.
 */
export function isLed(marks: Marks, match: Sequence, { unlessLed = [], sequence }: SafetyRule): boolean {
  const asksHow = sequence.some(([wordClass]) => openerClasses.includes(wordClass))
  const stops = (marks.stop ?? []).filter(({ end }) => end <= match.start)
  const from = asksHow ? match.start : Math.max(match.start - leadingWords, stops.at(-1)?.end ?? 0)
  return unlessLed.some((wordClass) =>
    marks[wordClass]?.some(({ start }) => start >= from && start < match.object),
  )
}
