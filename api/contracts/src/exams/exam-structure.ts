import {
  hasUniqueIds,
  leavesOfExercises,
  maxLeaves,
  structureLimits,
  type ExamLeaf as Leaf,
  type ExamStructure as Structure,
} from '@classeur/domain/exams'
import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { BloomLevel } from '../lesson-plans/lesson-objective.ts'

/** A skill that a question tests. `weight` (1 to 9) says how much it counts among the question's skills. */
const LeafSkill = z.strictObject({
  skillId: ObjectIdString,
  weight: z.number().int().min(1).max(9),
})

const Label = LineOfText(structureLimits.labelLength)

const marked = {
  /** Maximum, in hundredths of a point. */
  maxHundredths: z.number().int().positive().max(100_000),
  stepHundredths: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  skills: z.array(LeafSkill).max(8),
  bloomLevel: BloomLevel.nullable(),
  /** Whether its points don't count towards the exam's maximum. */
  isBonus: z.boolean(),
  /** Common mistakes in this question, in the teacher's words. */
  usualErrors: z.array(LineOfText(structureLimits.usualErrorLength).min(1)).max(structureLimits.usualErrors),
}

/**
 * Where marks are entered: a part, or a question without parts. Its maximum is a multiple of its step. A retired leaf is
 * hidden but keeps its marks.
 */
export const ExamLeaf = z
  .strictObject({
    id: ObjectIdString,
    label: Label.min(1),
    ...marked,
    retiredAt: Timestamp.nullable(),
  })
  .refine(({ maxHundredths, stepHundredths }) => maxHundredths % stepHundredths === 0, {
    error: 'off-step',
  }) satisfies z.ZodType<Leaf>
export type ExamLeaf = z.infer<typeof ExamLeaf>

/** Marks belong to a question's parts; a question without parts has one part with the same label. */
const ExamQuestion = z.strictObject({
  id: ObjectIdString,
  label: Label.min(1),
  parts: z.array(ExamLeaf).min(1).max(structureLimits.partsPerQuestion),
})

const ExamExercise = z.strictObject({
  id: ObjectIdString,
  /** Empty if the exam has no exercises. */
  label: Label,
  questions: z.array(ExamQuestion).max(structureLimits.questionsPerExercise),
})

/**
 * The structure of an exam. `total`: one mark for the whole. `detailed`: exercises → questions → parts. An exam that
 * was converted keeps its totals under the same id (`totalLeaf`), so that the sum can be compared with them.
 */
export const ExamStructure = z
  .strictObject({
    mode: z.enum(['total', 'detailed']),
    totalLeaf: ExamLeaf,
    exercises: z.array(ExamExercise).max(structureLimits.exercises),
  })
  .refine(hasUniqueIds, { error: 'ids' })
  .refine(({ exercises }) => leavesOfExercises(exercises).length <= maxLeaves, {
    error: 'too-many',
  }) satisfies z.ZodType<Structure>
export type ExamStructure = z.infer<typeof ExamStructure>
