import type { WordClass } from './lexicon/word-class.ts'
import type { SafetyCategory } from './safety-category.ts'

/**
 * A combination of words that is a clear violation. A single word rarely is, because schools teach about the bomb of
 * 1945, reproduction, slavery, and the prevention of drug use and suicide.
 */
export interface SafetyRule {
  category: SafetyCategory
  /** One word of each class, in this order, with at most `gap` words (and no `barrier`) before each after the first. */
  sequence: readonly (readonly [wordClass: WordClass, gap: number])[]
  /** The rule doesn't apply if a word of these classes occurs in the same topic … */
  unless?: readonly WordClass[]
  /** … or one of these close to the sequence … */
  unlessClose?: readonly WordClass[]
  /** … or one of these close to it in the same sentence … */
  unlessHere?: readonly WordClass[]
  /** … or one of these between the verb and its object, as in "shoot in netball: tips for girls" … */
  unlessBetween?: readonly WordClass[]
  /** … or one of these before the verb in the same sentence, such as the plant that makes the poison … */
  unlessLed?: readonly WordClass[]
  /**
   * … or one of these right after the object, which only names the kind of something else: "a smallpox vaccine". Never for
   * sexual matters, self-harm, hate, or an object that is a person: "a naked schoolgirl drawing", "poison someone's cake" …
   */
  unlessFollowed?: readonly WordClass[]
  /** … unless a word of these classes occurs in the topic too. */
  evenSo?: readonly WordClass[]
  /** The rule applies only if a word of one of these classes occurs close to the sequence. */
  with?: readonly WordClass[]
  /** The sequence may contain words of `barrier`, as in "a story about". */
  acrossBarriers?: true
}

type Conditions = Omit<SafetyRule, 'category' | 'sequence'>

export const openers: readonly (readonly [WordClass, number])[] = [
  ['how', 2],
  ['howBare', 1],
]

export const openerClasses: readonly WordClass[] = openers.map(([wordClass]) => wordClass)

/** Rules for "how to <verb> <object>", one per kind of opener and object. */
export const asked = (
  category: SafetyCategory,
  verb: WordClass,
  objects: readonly (readonly [WordClass, number])[],
  more: Conditions = {},
): SafetyRule[] =>
  openers.flatMap(([opener, gap]) =>
    objects.map(([object, objectGap]): SafetyRule => ({
      category,
      sequence: [
        [opener, 0],
        [verb, gap],
        [object, objectGap],
      ],
      ...more,
    })),
  )

export const pair = (
  category: SafetyCategory,
  first: WordClass,
  second: WordClass,
  gap: number,
  more: Conditions = {},
): SafetyRule => ({
  category,
  sequence: [
    [first, 0],
    [second, gap],
  ],
  ...more,
})

export const triple = (
  category: SafetyCategory,
  first: WordClass,
  [second, gap]: readonly [WordClass, number],
  [third, lastGap]: readonly [WordClass, number],
  more: Conditions = {},
): SafetyRule => ({
  category,
  sequence: [
    [first, 0],
    [second, gap],
    [third, lastGap],
  ],
  ...more,
})

export const alone = (category: SafetyCategory, wordClass: WordClass, more: Conditions = {}): SafetyRule => ({
  category,
  sequence: [[wordClass, 0]],
  ...more,
})
