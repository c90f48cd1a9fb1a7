import type { CheckedPlan, LessonContent } from '../../src/lesson-plans/checks/index.ts'
import type {
  Block,
  LessonKey,
  LessonValues,
  Phase,
  QuizItem,
  Task,
} from '../../src/lesson-plans/checks/content/lesson-content.ts'

/** A whole lesson plan as a good teacher would write it, for tests. */
export interface SamplePlan extends Omit<CheckedPlan, 'sections'> {
  name: string
  sections: LessonContent[]
}

/** The sections in the order in which plans are written. */
const order: LessonKey[] = [
  ...(['overview', 'objectives', 'priorKnowledge', 'materials', 'vocabulary', 'misconceptions'] as const),
  ...(['explanation', 'examples', 'phases', 'board', 'studentSheet', 'differentiation'] as const),
  ...(['assessment', 'homework', 'extension', 'modelAnswers', 'pacing', 'reflection'] as const),
]

type TaskKey =
  | 'studentSheet'
  | 'differentiation'
  | 'assessment'
  | 'homework'
  | 'extension'
  | 'modelAnswers'
  | 'pacing'
  | 'reflection'
/** What a lesson teaches, and what it asks: the two halves of a sample plan. */
export type Teaching = Omit<LessonValues, TaskKey | 'objectives'>
export type Tasks = Pick<LessonValues, TaskKey>

export function samplePlan(plan: Omit<SamplePlan, 'sections'>, teaching: Teaching, tasks: Tasks): SamplePlan {
  const all: LessonValues = { ...teaching, ...tasks, objectives: { items: plan.objectives } }
  return { ...plan, sections: order.map((key) => ({ key, value: all[key] }) as LessonContent) }
}

export const task = (
  id: string,
  objective: number | null,
  prompt: string,
  blocks: Block[] = [],
  answerLines = 3,
): Task => ({ id, prompt, blocks, objective, answerLines })

export const phase = (
  title: string,
  minutes: number,
  [teacher, students, checkQuestion, feedback]: [string, string, string, string],
): Phase & { imageId: null } => ({
  title,
  minutes,
  teacher,
  students,
  checkQuestion,
  feedback,
  imageId: null,
})

type Wrong = [text: string, misconception: number | null, reason: string]

/** A multiple-choice question with the right option at position `at`, from 0. */
export function choice(
  objective: number,
  question: string,
  at: number,
  [right, rightReason]: [string, string],
  wrong: Wrong[],
): QuizItem {
  const options = wrong.map(([text, misconception, reason]) => ({
    text,
    correct: false,
    misconception,
    reason,
  }))
  options.splice(at, 0, { text: right, correct: true, misconception: null, reason: rightReason })
  return { question, blocks: [], answer: right, options, objective, markingPoints: [] }
}

export const open = (
  objective: number,
  question: string,
  answer: string,
  markingPoints: string[],
): QuizItem => ({ question, blocks: [], answer, options: [], objective, markingPoints })

/** Model answers from the id of each task; the first text is the answer, the others are marking points. */
export const answers = (byTask: Record<string, [string, ...string[]]>): LessonValues['modelAnswers'] => ({
  items: Object.entries(byTask).map(([taskId, [answer, ...markingPoints]]) => ({
    taskId,
    answer,
    blocks: [],
    markingPoints,
  })),
})

export const say = (text: string): Block => ({ kind: 'text', text })
export const table = (caption: string, header: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  caption,
  header,
  rows,
})

/** A program that was run and does what the lesson says. */
export const program = (code: string): Block => ({ kind: 'code', language: 'python', code, run: 'passed' })
