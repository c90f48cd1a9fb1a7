import type { PhaseRole, WordPatterns } from '@classeur/domain/lesson-plans'

/** What all languages share about a misconception. */
export interface Skill {
  /** Words in the names of skills and error types that stand for it, in the three languages. */
  words: WordPatterns
  /** The phases in which it comes up; of these, the first that a lesson has. Every lesson has `model` and `close`. */
  comesUp: readonly [...PhaseRole[], 'model' | 'close']
}

/** The misconceptions of a lesson by their keys. */
export type Skills = Readonly<Record<string, Skill>>
