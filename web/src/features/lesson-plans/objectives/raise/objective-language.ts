import type { BloomLevel } from '@classeur/contracts'

/** The kind of object after an objective's verb. It decides the wording at another level. */
export type ObjectKind = 'thing' | 'clause' | 'task'

/** Rules for wording objectives in one language. */
export interface ObjectiveLanguage {
  /** Verbs whose object is a thing or a clause: "list the stages", "explain why". Separated by commas. */
  aboutThings: string
  /** Verbs that are a task together with their object: "add two fractions". */
  tasks: string
  /** Words that start a clause. */
  clauseWords: string
  /** Words that join a second verb to the first. */
  and: string
  /** Endings that belong to a level and not to the content, separated by `|`. */
  tails: string
  /** Templates by level. `{x}` stands for the object, or for the verb and object of a task. */
  wordings: Record<Exclude<BloomLevel, 'remember'>, Record<ObjectKind, string>>
  evidence: Record<Exclude<BloomLevel, 'remember'>, string>
  isCased: boolean
}
