import type { BloomLevel } from '@classeur/contracts'

interface Question {
  question: string
  answer: string
}

interface Task {
  /** Addresses the students. */
  task: string
  expected: string
}

/** The texts on one topic in one language, for the ages of its catalogue entry; complete sentences unless noted. */
export interface TopicPack {
  summary: string
  idea: string
  objectives: readonly { bloomLevel: BloomLevel; text: string; evidence: string }[]
  /** Prior knowledge of the students. */
  prior: readonly string[]
  /** Like `opener`, answerable before the explanation. */
  priorCheck: Question
  opener: Question
  terms: readonly (readonly [term: string, meaning: string])[]
  errors: readonly (readonly [wrong: string, right: string])[]
  /** The teacher's explanation, spoken and shown; it answers every later question. */
  explanation: string
  /** The task before the explanation, in models that start with an investigation. */
  exploration: Task
  /** The task after the explanation. */
  activity: Task
  /** Questions during the lesson, after the explanation. */
  practice: readonly [Question, Question, Question, Question]
  challenge: Question
  /** The exit quiz; the lesson asks none of its questions. */
  exit: readonly Question[]
  /** The parts that the three expert groups study. */
  parts: readonly [string, string, string]
  /** The product that teams make in a project; a noun phrase. */
  product: string
  /** Materials in addition to board and paper; noun phrases. */
  materials: readonly string[]
  support: readonly string[]
  core: readonly string[]
  homework: { task: string; minutes: number }
  extension: readonly string[]
}
