import { isClose, isWithin, nearbyWords, topicWords, type Sequence } from './find-sequences.ts'
import type { WordClass } from './lexicon/word-class.ts'
import type { Mark, Marks } from './mark-words.ts'
import { openerClasses, type SafetyRule } from './safety-rule.ts'

const leadingWords = 6
/** How far after the object its head or material follows: "a smallpox vaccine", "a gun out of cardboard". */
const followingWords = 0
/** How far before a creature the word is that makes an ingredient of it: "use these mushrooms". */
const usingWords = 2

const has = (marks: Marks, classes: readonly WordClass[] = [], fits: (mark: Mark) => boolean) =>
  classes.some((wordClass) => marks[wordClass]?.some(fits))

/** The words between the ends of sentences before and after a sequence. */
function sentenceOf(marks: Marks, { start, end }: Mark): Mark {
  const stops = marks.stop ?? []
  return {
    start: stops.findLast((stop) => stop.end <= start)?.end ?? 0,
    end: stops.find((stop) => stop.start >= end)?.start ?? Infinity,
  }
}

/**
 * Whether a word of the rule's `unlessLed` is the subject of the verb, in the same sentence, and not an ingredient. A
 * sequence that asks how must contain it: in "plants: how to make poison" a person makes the poison.
 */
function isLed(marks: Marks, match: Sequence, { unlessLed, sequence }: SafetyRule): boolean {
  const asksHow = sequence.some(([wordClass]) => openerClasses.includes(wordClass))
  const before = Math.max(match.start - leadingWords, sentenceOf(marks, match).start)
  const from = asksHow ? match.start : before
  const isSubjectLast = has(marks, ['doing'], ({ start }) => start === match.verb.start)
  const to = isSubjectLast ? match.object.start : match.verb.start
  const isInfinitive = has(marks, ['infinitive'], ({ start }) => start === match.verb.start)
  const isUsed = (creature: Mark) =>
    has(marks, ['using'], ({ start, end }) => {
      const makesIngredient = end <= creature.start && creature.start - end <= usingWords
      return makesIngredient || (start >= creature.end && end <= match.verb.start)
    })
  const isAble = (creature: Mark) =>
    has(marks, ['able'], ({ start, end }) => start >= creature.end && end <= match.verb.start)
  return has(
    marks,
    unlessLed,
    (mark) => mark.start >= from && mark.end <= to && !isUsed(mark) && (!isInfinitive || isAble(mark)),
  )
}

/** Whether an ordinary meaning of a rule's sequence is likelier. */
export function isExcused(marks: Marks, match: Sequence, rule: SafetyRule): boolean {
  const { verb, object } = match
  const sentence = sentenceOf(marks, match)
  const isHere = (mark: Mark) =>
    mark.start >= sentence.start && mark.end <= sentence.end && isClose(mark, match, nearbyWords)
  const isExcusedHere =
    isWithin(marks, topicWords, match, rule.unless) ||
    isWithin(marks, nearbyWords, match, rule.unlessClose) ||
    has(marks, rule.unlessHere, isHere) ||
    has(marks, rule.unlessBetween, ({ start, end }) => start >= verb.end && end <= object.start) ||
    has(
      marks,
      rule.unlessFollowed,
      ({ start }) => start >= object.end && start - object.end <= followingWords,
    ) ||
    isLed(marks, match, rule)
  return isExcusedHere && !isWithin(marks, topicWords, match, rule.evenSo)
}
