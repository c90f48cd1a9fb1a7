import type { Diagram } from '../../../content/diagram.ts'
import type { BloomLevel } from '../../../exams/bloom-level.ts'
import type { Language } from '../../../text/language.ts'
import type { LessonRequest } from '../../lesson.ts'

/** The parts of a lesson plan that the checks read. The wire format in contracts has the same fields and more. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'table'; caption: string; header: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; language: string; code: string; run: 'not-run' | 'passed' | 'failed' }
  | { kind: 'diagram'; alt: string; diagram: Diagram }

export interface Objective {
  text: string
  bloomLevel: BloomLevel
  evidence: string
}

export interface Phase {
  title: string
  minutes: number
  teacher: string
  students: string
  checkQuestion: string
  feedback: string
}

export interface Task {
  id: string
  prompt: string
  blocks: readonly Block[]
  objective: number | null
  answerLines: number
}

export interface QuizOption {
  text: string
  correct: boolean
  misconception: number | null
  reason: string
}

export interface QuizItem {
  question: string
  /** Older plans have none. */
  blocks?: readonly Block[]
  answer: string
  options: readonly QuizOption[]
  objective: number | null
  markingPoints: readonly string[]
}

export interface Misconception {
  misconception: string
  correction: string
  probe: string
  wrongAnswer: string
  reply: string
  minute: number | null
  evidence: string
}

export interface WorkedExample {
  title: string
  problem: string
  steps: readonly string[]
  answer: string
  blocks: readonly Block[]
}

/** The value of each section. */
export interface LessonValues {
  overview: { summary: string; bigIdea: string }
  objectives: { items: readonly Objective[] }
  priorKnowledge: { items: readonly string[]; checkQuestion: string; checkAnswer: string }
  materials: { items: readonly string[] }
  vocabulary: { items: readonly { term: string; meaning: string }[] }
  misconceptions: { items: readonly Misconception[] }
  explanation: {
    concepts: readonly { title: string; text: string; analogy: string; blocks: readonly Block[] }[]
  }
  examples: {
    worked: readonly WorkedExample[]
    faded: {
      problem: string
      steps: readonly { text: string; hidden: boolean }[]
      answer: string
    } | null
  }
  phases: { items: readonly Phase[]; fittedFromMin: number | null }
  board: { blocks: readonly Block[] }
  studentSheet: { title: string; instructions: string; tasks: readonly Task[] }
  differentiation: {
    support: readonly string[]
    core: readonly string[]
    challenge: readonly string[]
    supportTasks: readonly Task[]
    challengeTasks: readonly Task[]
    groups: readonly { letter: string; need: string; task: string }[]
  }
  assessment: {
    method: string
    criteria: readonly string[]
    exitQuiz: readonly QuizItem[]
    quizMinutes: number | null
  }
  homework: { task: string; minutes: number; blocks: readonly Block[] }
  extension: { items: readonly string[] }
  modelAnswers: {
    items: readonly {
      taskId: string
      answer: string
      /** Older plans have none. */
      blocks?: readonly Block[]
      markingPoints: readonly string[]
    }[]
  }
  pacing: { cuts: readonly { what: string; minutes: number }[]; below70: string }
  reflection: { questions: readonly string[] }
}

export type LessonKey = keyof LessonValues

/** A section as far as the checks need it: its key and value. */
export type LessonContent = { [K in LessonKey]: { key: K; value: LessonValues[K] } }[LessonKey]

/** The request, as far as the checks need it. The language is a fact of its own. */
export interface CheckedRequest extends Omit<LessonRequest, 'language'> {
  /** Anything else that the teacher wants; materials may be excluded here too. */
  wishes?: string
}

/** What a section is compared with. */
export interface LessonFacts {
  /** The language that the plan is written in. */
  language: Language
  request: CheckedRequest
  objectives: readonly Objective[]
  /** The sections that are finished. The section being checked may be among them; it is ignored. */
  finished: readonly LessonContent[]
  /** The ids of the tasks that the sheet will have; none if nobody has planned them. */
  plannedTasks?: readonly string[]
  /** The letters of the need-groups that the plan is for; none without a class. */
  groups?: readonly string[]
}

/** The value of a section; undefined if the plan doesn't have it. */
export function valueOf<K extends LessonKey>(
  sections: readonly LessonContent[],
  key: K,
): LessonValues[K] | undefined {
  return sections.find((section) => section.key === key)?.value as LessonValues[K] | undefined
}
