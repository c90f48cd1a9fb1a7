import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { BloomLevel } from '../lesson-plans/lesson-objective.ts'

export const stepOptionsHundredths = [25, 50, 100] as const

/** A skill that a question asks for, with its weight beside the others of the question. */
export const LeafSkill = z.strictObject({
  skillId: ObjectIdString,
  weight: z.number().int().min(1).max(9),
})

const marked = {
  /** Most points, in hundredths of a point. */
  maxHundredths: z.number().int().positive().max(100_000),
  stepHundredths: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  skills: z.array(LeafSkill).max(8),
  bloomLevel: BloomLevel.nullable(),
  /** Points beyond the maximum of the exam. */
  isBonus: z.boolean(),
  /** What is usually done wrong here, in the teacher's words. */
  usualErrors: z.array(z.string().trim().min(1).max(120)).max(10),
}

/**
 * Where marks are entered: a part, or a question without parts. Its maximum stands on its step. Retired: shown no more,
 * its marks are kept.
 */
export const ExamLeaf = z
  .strictObject({
    id: ObjectIdString,
    label: z.string().trim().min(1).max(60),
    ...marked,
    retiredAt: Timestamp.nullable(),
  })
  .refine(({ maxHundredths, stepHundredths }) => maxHundredths % stepHundredths === 0, { error: 'off-step' })
export type ExamLeaf = z.infer<typeof ExamLeaf>

/** A question with parts has its marks there; one without is a part of its own, with the same label. */
const ExamQuestion = z.strictObject({
  id: ObjectIdString,
  label: z.string().trim().min(1).max(60),
  parts: z.array(ExamLeaf).min(1).max(30),
})
export type ExamQuestion = z.infer<typeof ExamQuestion>

const ExamExercise = z.strictObject({
  id: ObjectIdString,
  /** Empty when the exam is not divided into exercises. */
  label: z.string().trim().max(60),
  questions: z.array(ExamQuestion).max(60),
})
export type ExamExercise = z.infer<typeof ExamExercise>

export const maxLeaves = 120

/**
 * What an exam is made of. `total`: one mark for the whole. `detailed`: exercises → questions → parts. An exam that
 * was converted keeps its totals under the same id (`totalLeaf`), so that the sum can be held against them.
 */
export const ExamStructure = z
  .strictObject({
    mode: z.enum(['total', 'detailed']),
    totalLeaf: ExamLeaf,
    exercises: z.array(ExamExercise).max(30),
  })
  .refine(
    ({ exercises, totalLeaf }) => {
      const ids = [
        totalLeaf.id,
        ...exercises.flatMap(({ id, questions }) => [
          id,
          ...questions.flatMap((question) => [question.id, ...question.parts.map((part) => part.id)]),
        ]),
      ]
      return new Set(ids).size === ids.length
    },
    { error: 'ids' },
  )
  .refine(({ exercises }) => leavesOfExercises(exercises).length <= maxLeaves, { error: 'too-many' })
export type ExamStructure = z.infer<typeof ExamStructure>

const leavesOfExercises = (exercises: readonly ExamExercise[]): ExamLeaf[] =>
  exercises.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))

/** All places where marks are or were entered, in order. */
export const allLeaves = (structure: ExamStructure): ExamLeaf[] =>
  structure.mode === 'total' ? [structure.totalLeaf] : leavesOfExercises(structure.exercises)

/** The places where marks are entered now, in order. */
export const activeLeaves = (structure: ExamStructure): ExamLeaf[] =>
  allLeaves(structure).filter(({ retiredAt }) => retiredAt === null)

/** The maximum of the exam, in hundredths of a point; a bonus does not raise it. */
export const maximumOf = (structure: ExamStructure): number =>
  activeLeaves(structure).reduce((sum, leaf) => sum + (leaf.isBonus ? 0 : leaf.maxHundredths), 0)
