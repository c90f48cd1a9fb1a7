import type { BloomLevel, ContentBlock, TeachingModel } from '@classeur/contracts'
import type { PhaseRole } from '@classeur/domain/lesson-plans'

/** The position of an objective of the pack, from 1. */
export type ObjectiveNumber = 1 | 2 | 3 | 4

/** A task with its answer. Tasks get their ids when a lesson is laid out, because short lessons leave some out. */
export interface Task {
  /** Addresses the students. */
  prompt: string
  /** Added in the easier version of the sheet; the answer stays the same. */
  hint?: string
  blocks?: readonly ContentBlock[]
  objective: ObjectiveNumber
  /** Ruled lines to write on. */
  lines: number
  /** How long the class needs for it. */
  minutes: number
  answer: string
  /** What a teacher gives points for. */
  points: readonly string[]
}

/** In which phases a task is done; see `taskUses`. */
export type TaskUse = 'explore' | 'guided' | 'independent' | 'deepen' | 'experts' | 'make'

/**
 * In `teacher` and `students`, `{tasks}` stands for the ids of the tasks of the phase, `{first}` and `{last}` for one of
 * them. A short lesson may have a single task in a phase.
 */
export interface PhaseText {
  title: string
  teacher: string
  students: string
  check: string
  feedback: string
}

export interface Misconception {
  /** Its name in `skills`. */
  key: string
  wrong: string
  right: string
  probe: string
  wrongAnswer: string
  reply: string
  /** A task for a class whose marks show this misconception. */
  extra: Task
  /** What a need-group with this misconception does. `{extra}`, `{support}` and `{core}` stand for ids of tasks. */
  groupWork: string
}

/** The key of a misconception that leads to a wrong option, or `right`. */
export type Option = readonly [text: string, leadsFrom: string, reason: string]

export interface ChoiceQuestion {
  question: string
  objective: ObjectiveNumber
  options: readonly [Option, Option, Option, Option]
}

export interface OpenQuestion {
  question: string
  objective: ObjectiveNumber
  answer: string
  points: readonly string[]
}

interface WorkedExample {
  title: string
  problem: string
  steps: readonly string[]
  answer: string
  blocks?: readonly ContentBlock[]
}

interface Version {
  task: string
  minutes: number
}

/**
 * A lesson in one language, for the ages of its level; complete sentences unless noted. Formulas stand between dollar
 * signs. No sentence occurs in two packs: a test compares all of them.
 */
export interface TopicPack {
  summary: string
  /** How the lesson proceeds in each teaching model, in one sentence about this topic. */
  byModel: Record<TeachingModel, string>
  idea: string
  objectives: readonly [Objective, Objective, Objective, Objective]
  /** Prior knowledge of the students. */
  prior: readonly string[]
  priorCheck: { question: string; answer: string }
  /** Board and paper, with what they are used for; a lesson requires nothing else. Noun phrases. */
  materials: readonly string[]
  terms: readonly (readonly [term: string, meaning: string])[]
  misconceptions: readonly Misconception[]
  /** The explanation as the teacher says it to the class. It answers every question that comes after it. */
  concepts: readonly { title: string; text: string; analogy: string; blocks: readonly ContentBlock[] }[]
  worked: readonly [WorkedExample, WorkedExample]
  /** An example whose hidden steps the students complete. */
  faded: { problem: string; steps: readonly (readonly [text: string, 'shown' | 'hidden'])[]; answer: string }
  phases: Record<PhaseRole, PhaseText>
  /** What can be left out of a phase when time runs short; `{tasks}` and so on as there. */
  cuts: Partial<Record<PhaseRole, string>> & { model: string }
  below70: string
  board: readonly ContentBlock[]
  sheet: { title: string; instructions: string }
  tasks: Record<TaskUse, readonly [Task, ...Task[]]>
  differentiation: {
    support: readonly string[]
    core: readonly string[]
    challenge: readonly string[]
    supportTasks: readonly Task[]
    challengeTasks: readonly Task[]
    /**
     * What need-groups do that have no misconception of the pack. `{support}`, `{core}` and `{challenge}` stand for ids
     * of tasks; `noNeed` is the need of a group that has none.
     */
    groupWork: { support: string; challenge: string; noNeed: string }
  }
  quiz: {
    method: string
    minutes: number
    /** Multiple choice first, then one open question; the lesson asks none of them. */
    choices: readonly ChoiceQuestion[]
    open: OpenQuestion
  }
  homework: Version & {
    blocks?: readonly ContentBlock[]
    answer: string
    points: readonly string[]
    /** The same questions with more help, and with more to do; the answer stays valid for both. */
    easier: Version
    harder: Version
  }
  extension: readonly { task: string; answer: string; points: readonly string[] }[]
  reflection: readonly string[]
}

interface Objective {
  bloomLevel: BloomLevel
  text: string
  evidence: string
}
