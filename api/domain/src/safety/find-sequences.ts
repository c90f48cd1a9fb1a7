import type { WordClass } from './lexicon/word-class.ts'
import type { Mark, Marks } from './mark-words.ts'
import type { SafetyRule } from './safety-rule.ts'

/** Maximum distances, in words, of the conditions of a rule from its sequence. */
export const nearbyWords = 12
export const topicWords = 40

export const isClose = (mark: Mark, at: Mark, mostWords: number): boolean =>
  mark.start - at.end <= mostWords && at.start - mark.end <= mostWords

export const isWithin = (
  marks: Marks,
  mostWords: number,
  at: Mark,
  classes: readonly WordClass[] = [],
): boolean => classes.some((wordClass) => marks[wordClass]?.some((mark) => isClose(mark, at, mostWords)))

/** Where a rule's sequence is; `object` is its last word or phrase and `verb` the one before (or the same). */
export interface Sequence extends Mark {
  verb: Mark
  object: Mark
}

/** Finds every occurrence of a rule's sequence. */
export function* findSequences(marks: Marks, { sequence, acrossBarriers }: SafetyRule): Generator<Sequence> {
  const barriers = (!acrossBarriers && marks.barrier) || []
  const isBarred = (from: number, to: number) => barriers.some(({ start }) => start >= from && start < to)
  function* endsOf(step: number, from: Mark, verb: Mark, object: Mark): Generator<Sequence> {
    const next = sequence[step]
    if (!next) {
      yield { start: from.start, end: object.end, verb, object }
      return
    }
    const [wordClass, gap] = next
    for (const mark of marks[wordClass] ?? []) {
      if (mark.start - object.end > gap) break
      if (mark.start < object.end || isBarred(object.end, mark.start)) continue
      yield* endsOf(step + 1, from, object, mark)
    }
  }
  const [first] = sequence
  for (const mark of (first && marks[first[0]]) ?? []) yield* endsOf(1, mark, mark, mark)
}
