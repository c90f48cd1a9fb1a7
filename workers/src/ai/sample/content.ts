import type { BloomLevel } from '@classeur/contracts'
import type { ExerciseKind } from './exercises/exercise-kinds.ts'

/** A term and its meaning, a misconception and its correction, a question and its answer. */
export type Pair = readonly [string, string]
/** An objective: its Bloom level, and words that begin with a verb of that level. */
export type Aim = readonly [BloomLevel, string]

/** What there is to say about one topic in one language; all whole sentences unless said otherwise. */
export interface TopicContent {
  idea: string
  /** What students should know before. */
  prior: readonly string[]
  terms: readonly Pair[]
  errors: readonly Pair[]
  /** The worked example the teacher shows. */
  model: string
  /** The main activity, addressed to the students. */
  task: string
  /** From apply upwards. */
  aims: readonly Aim[]
  /** Noun phrases. */
  materials: readonly string[]
  quiz: readonly Pair[]
  homework: string
}

/** A topic that is known. With `exercise`, the worked example and most questions are computed for each lesson. */
export type TopicBank = Omit<TopicContent, 'model'> & { model?: string; exercise?: ExerciseKind }

/** More of everything than one lesson needs: which part a topic gets depends on its words. */
export interface FamilyPool {
  ideas: readonly string[]
  prior: readonly string[]
  terms: readonly Pair[]
  errors: readonly Pair[]
  models: readonly string[]
  tasks: readonly string[]
  aims: readonly Aim[]
  materials: readonly string[]
  quiz: readonly Pair[]
  homework: readonly string[]
  /** The methods of no subject in particular, to fill up with. */
  general?: FamilyPool
}

/**
 * The methods of one school subject applied to a topic nothing is known about: it asks, compares, tests and
 * reads sources, and claims no facts. `topic` comes in quotation marks.
 */
export type Family = (topic: string) => FamilyPool

export const familyKeys = [
  'mathematics',
  'physics',
  'chemistry',
  'biology',
  'history',
  'geography',
  'language',
  'literature',
  'foreign-language',
  'art',
  'music',
  'sport',
  'computing',
  'society',
  'general',
] as const
export type FamilyKey = (typeof familyKeys)[number]

export const topicIds = [
  'fractions',
  'equations',
  'area',
  'percentages',
  'statistics',
  'functions',
  'pythagoras',
  'integers',
  'electricity',
  'forces',
  'light',
  'energy',
  'acids',
  'atoms',
  'photosynthesis',
  'cells',
  'ecosystems',
  'digestion',
  'water-cycle',
  'climate',
  'world-war-one',
  'world-war-two',
  'french-revolution',
  'ancient-egypt',
  'industrialisation',
  'tenses',
  'essay',
  'reading',
  'algorithms',
  'democracy',
] as const
export type TopicId = (typeof topicIds)[number]

/** How old the students are, guessed from the level's words. */
export type Stage = 'primary' | 'middle' | 'secondary' | 'higher'
