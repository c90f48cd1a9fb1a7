import type { BloomLevel, TeachingModel } from '@classeur/contracts'
import type { Family, FamilyKey, Stage, TopicBank, TopicId } from './content.ts'
import type { ExerciseWords } from './exercises/exercise.ts'

/** What a phase is for; each teaching model is a sequence of roles. */
export type PhaseRole =
  | 'hook'
  | 'recall'
  | 'model'
  | 'guided'
  | 'independent'
  | 'close'
  | 'predict'
  | 'investigate'
  | 'conclude'
  | 'explore'
  | 'elaborate'
  | 'experts'
  | 'teach'
  | 'home-check'
  | 'brief'
  | 'plan'
  | 'make'
  | 'present'
  | 'deepen'

/** What the sentences of one phase are made of. */
export interface PhaseWords {
  /** In quotation marks. */
  topic: string
  term: string
  meaning: string
  wrong: string
  right: string
  model: string
  task: string
  /** Asked during this phase, with its answer. */
  question: string
  answer: string
  /** Another question, for practice. */
  exercise: string
  exerciseAnswer: string
  material: string
  prior: string
  objective: string
}

export interface PhaseText {
  title: string
  teacher: string
  students: string
  feedback: string
}

/** What the sentences of the other sections are made of. */
export interface SectionWords extends PhaseWords {
  subject: string
  level: string
  minutes: number
  idea: string
  /** All terms, as a list in words. */
  terms: string
  /** An objective that goes further than the lesson. */
  aim: string
}

export type Sentence<W> = readonly ((words: W) => string)[]

/** Everything that is said in one language; where a list is given, one or some of it is chosen for each lesson. */
export interface LanguagePack {
  quote(text: string): string
  list(items: readonly string[]): string
  /** First words an objective of the level may have. */
  verbs: Record<BloomLevel, readonly string[]>
  exercises: ExerciseWords
  /** Objectives made from the content; from `apply` upwards they come with it. */
  objectives: {
    remember: Sentence<{ terms: string; topic: string }>
    understand: Sentence<{ wrong: string; topic: string }>
    create: Sentence<{ topic: string }>
  }
  evidence: Record<BloomLevel, Sentence<SectionWords>>
  phases: Record<PhaseRole, readonly ((words: PhaseWords) => PhaseText)[]>
  sections: {
    summary: Sentence<SectionWords>
    byModel: Record<TeachingModel, (words: SectionWords) => string>
    /** One more line of materials. */
    byStage: Record<Stage, (words: SectionWords) => string>
    priorCheck: Sentence<SectionWords>
    support: Sentence<SectionWords>
    core: Sentence<SectionWords>
    challenge: Sentence<SectionWords>
    method: Sentence<SectionWords>
    extension: Sentence<SectionWords>
    reflection: Sentence<SectionWords>
    standard: (text: string) => string
    /** Stands for the meaning of a topic nothing is known about. */
    toDefine: string
    alsoUse: (material: string) => string
  }
  families: Record<FamilyKey, Family>
  topics: Record<TopicId, TopicBank>
}
