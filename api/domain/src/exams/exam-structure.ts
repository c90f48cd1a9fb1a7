import type { BloomLevel } from './bloom-level.ts'

export const stepOptionsHundredths = [25, 50, 100] as const

/** A skill that a question tests. `weight` (1 to 9) says how much it counts among the question's skills. */
export interface LeafSkill {
  skillId: string
  weight: number
}

/**
 * Where marks are entered: a part, or a question without parts. Its maximum is a multiple of its step. A retired leaf is
 * hidden but keeps its marks.
 */
export interface ExamLeaf {
  id: string
  label: string
  /** Maximum, in hundredths of a point. */
  maxHundredths: number
  stepHundredths: (typeof stepOptionsHundredths)[number]
  skills: LeafSkill[]
  bloomLevel: BloomLevel | null
  /** Whether its points don't count towards the exam's maximum. */
  isBonus: boolean
  /** Common mistakes in this question, in the teacher's words. */
  usualErrors: string[]
  /** ISO 8601; null while the leaf is in use. */
  retiredAt: string | null
}

/** Marks belong to a question's parts; a question without parts has one part with the same label. */
export interface ExamQuestion {
  id: string
  label: string
  parts: ExamLeaf[]
}

export interface ExamExercise {
  id: string
  /** Empty if the exam has no exercises. */
  label: string
  questions: ExamQuestion[]
}

export const maxLeaves = 120

/** How much a structure can hold, and how many characters its texts can have. */
export const structureLimits = {
  exercises: 30,
  questionsPerExercise: 60,
  partsPerQuestion: 30,
  labelLength: 60,
  usualErrors: 10,
  usualErrorLength: 120,
} as const

/**
 * The structure of an exam. `total`: one mark for the whole. `detailed`: exercises → questions → parts. An exam that
 * was converted keeps its totals under the same id (`totalLeaf`), so that the sum can be compared with them.
 */
export interface ExamStructure {
  mode: 'total' | 'detailed'
  totalLeaf: ExamLeaf
  exercises: ExamExercise[]
}

export const leavesOfExercises = (exercises: readonly ExamExercise[]): ExamLeaf[] =>
  exercises.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))

/** All leaves, including retired ones, in order. */
export const allLeaves = (structure: ExamStructure): ExamLeaf[] =>
  structure.mode === 'total' ? [structure.totalLeaf] : leavesOfExercises(structure.exercises)

/** The leaves in use, in order. */
export const activeLeaves = (structure: ExamStructure): ExamLeaf[] =>
  allLeaves(structure).filter(({ retiredAt }) => retiredAt === null)

/** The maximum of the exam, in hundredths of a point, without bonus questions. */
export const maximumOf = (structure: ExamStructure): number =>
  activeLeaves(structure).reduce((sum, leaf) => sum + (leaf.isBonus ? 0 : leaf.maxHundredths), 0)

/** Whether an exam in use has a question whose points don't count towards its maximum. */
export const hasBonus = (structure: ExamStructure): boolean =>
  activeLeaves(structure).some(({ isBonus }) => isBonus)

/** Whether no two exercises, questions or leaves have the same id. */
export function hasUniqueIds({
  exercises,
  totalLeaf,
}: Pick<ExamStructure, 'exercises' | 'totalLeaf'>): boolean {
  const ids = [
    totalLeaf.id,
    ...exercises.flatMap(({ id, questions }) => [
      id,
      ...questions.flatMap((question) => [question.id, ...question.parts.map((part) => part.id)]),
    ]),
  ]
  return new Set(ids).size === ids.length
}
