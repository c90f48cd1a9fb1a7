import type { BloomLevel } from '../exams/bloom-level.ts'
import type { Language } from '../text/language.ts'
import type { Age } from './age-limits.ts'
import type { Texts } from './texts.ts'
import type { ItemAnswer, ItemFigure, ItemOption, ResourceTier, RichText } from '../resources/item.ts'
import type { ItemCheck } from '../resources/item-check.ts'

/** A source of numbers that follows from a seed: the same seed gives the same item. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  pick: <T>(from: readonly T[]) => T
  shuffle: <T>(items: readonly T[]) => T[]
}

/** What a family makes: an item without the parts that the sheet adds. */
export interface MadeItem {
  prompt: RichText
  figure: ItemFigure | null
  answer: ItemAnswer
  steps: readonly RichText[]
  check: ItemCheck
  /** The result of someone who makes the error at this key of {@link ItemFamily.errors}; differs from the answer. */
  wrong: { error: string; shown: RichText } | null
  /** Results of other errors in the same task, for the options of a quiz; code leaves out those that may be right. */
  alsoWrong?: readonly ItemOption[]
  lines: number
  /** How demanding it is by the family's own measure: core lies above support, challenge above core, on average. */
  demand: number
}

/** An error that a family can aim at. */
interface FamilyError {
  /** Names of the error on screen. */
  names: Texts
  /** Word patterns that a teacher's name for this error contains, in all languages (see `mentions`). */
  words: string
  /** The youngest age at which it can happen: an error with cents needs prices with cents. */
  from?: number
}

/** A rule that makes items of one skill, without a model. */
export interface ItemFamily {
  /** Kebab-case, stable: it is stored with every item. */
  id: string
  subject: 'mathematics' | 'language'
  /** The languages in which its items can be written. A family about French verbs serves French only. */
  languages: readonly Language[]
  /** The name of the skill as shown in the preview: "Add, same denominator". */
  names: Readonly<Partial<Record<Language, string>>>
  /** Word patterns that the name of a skill or a question it serves contains, in all languages (see `mentions`). */
  words: string
  /** The ages it suits, in years. */
  ages: { from: number; to: number }
  /** The youngest age for whose numbers it can be made; it isn't offered earlier, not even as a little of the next year. */
  notBefore?: number
  bloomLevel: BloomLevel
  errors: Readonly<Record<string, FamilyError>>
  /**
   * An item of a tier; aimed at the error `aim`, a key of `errors`, if it isn't null. With an age, it has only numbers
   * that students of that age have met.
   */
  make: (random: Random, tier: ResourceTier, language: Language, aim: string | null, age?: Age) => MadeItem
}
