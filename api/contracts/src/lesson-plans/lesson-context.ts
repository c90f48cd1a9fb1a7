import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { Language } from '../locale.ts'
import { LessonObjective } from './lesson-objective.ts'
import { LessonRequest } from './lesson-request.ts'

/** A skill of the school's library. */
const ContextSkill = z.object({ code: z.string(), name: z.string() })

/** A skill that students of the class miss, from the marks. */
const WeakSkill = z.object({
  ...ContextSkill.shape,
  /** Points won as a share of the maximum, in hundredths of a percent (5432 = 54.32 %). */
  shareBasisPoints: z.number().int(),
  questions: z.number().int(),
  /** Students below half of the points, of those with a mark. */
  missed: z.number().int(),
  of: z.number().int(),
})

/** An error type that teachers found in the papers. */
const ContextError = z.object({
  name: z.string(),
  /** What is right instead; empty for the default error types. */
  correction: z.string(),
  /** The questions in which it occurred, such as Q2. */
  questions: z.array(z.string()),
  students: z.number().int(),
  of: z.number().int(),
})

/** A group of students who miss the same skills: its size and needs, never names. */
const ContextGroup = z.object({
  letter: z.string(),
  students: z.number().int(),
  needs: z.array(z.string()),
})

/** What a lesson plan is based on besides the request: the class and its marks, without any student's name. */
export const LessonContext = z.object({
  students: z.number().int(),
  /** The exam that the numbers come from; null if they come from all exams of the term or from none. */
  exam: z.object({ title: z.string(), heldOn: z.string().nullable() }).nullable(),
  weakSkills: z.array(WeakSkill).max(12),
  /** Number of skills that have marks. If it is 0, the marks can't show a weak skill. */
  testedSkills: z.number().int().default(0),
  errors: z.array(ContextError).max(12),
  groups: z.array(ContextGroup).max(6),
  /** The skills that the teacher chose from the school's library. */
  skills: z.array(ContextSkill).max(20),
  /** The class's last lesson, which this one continues; null if it doesn't. */
  lastLesson: z
    .object({
      title: z.string(),
      taughtOn: z.string().nullable(),
      summary: z.string(),
      objectives: z.array(z.string()),
      homework: z.string(),
    })
    .nullable(),
})
export type LessonContext = z.infer<typeof LessonContext>

/** Exactly what a model receives about a lesson: the request and objectives without names, and the context. */
export const OutgoingLesson = z.object({
  request: LessonRequest,
  objectives: z.array(LessonObjective),
  context: LessonContext.nullable(),
  /** The text that every prompt contains, word for word (`lessonBrief` of `@classeur/domain/lesson-plans`). */
  brief: z.string(),
})
export type OutgoingLesson = z.infer<typeof OutgoingLesson>

/** `POST /api/lesson-plans/outgoing`: what would leave the server for this request. Spends nothing. */
export const ReadOutgoingRequest = z.strictObject({
  request: LessonRequest,
  objectives: z.array(LessonObjective).max(8).default([]),
})
export type ReadOutgoingRequest = z.infer<typeof ReadOutgoingRequest>

export const OutgoingPreview = z.object({
  brief: z.string(),
  context: LessonContext.nullable(),
  /** The names that were typed and are replaced, as typed. */
  replaced: z.array(z.object({ name: z.string(), pseudonym: z.string() })),
  /** False without a provider: nothing leaves the server. */
  leavesServer: z.boolean(),
})
export type OutgoingPreview = z.infer<typeof OutgoingPreview>

/**
 * `GET /api/lesson-plans/prefill?classId=&examId=&language=`: how the form can be filled in from a class or an exam. The
 * default error types have names in `language`.
 */
export const LessonPrefillQuery = z.strictObject({
  classId: ObjectIdString,
  examId: ObjectIdString.optional(),
  language: Language.default('en'),
})
export type LessonPrefillQuery = z.infer<typeof LessonPrefillQuery>
export const LessonPrefill = z.object({
  subject: z.string(),
  level: z.string(),
  /** The language of the class's material; null if unknown. */
  language: LessonRequest.shape.language.nullable(),
  /** The weakest skill as a topic, or empty. */
  topic: z.string(),
  context: LessonContext,
  /** The class's exams with marks, latest first, to choose from. */
  exams: z.array(z.object({ id: ObjectIdString, title: z.string(), heldOn: z.string().nullable() })),
  /** The last lesson plan of the class, to continue; null if it has none. */
  lastPlan: z.object({ id: ObjectIdString, title: z.string(), at: Timestamp }).nullable(),
})
export type LessonPrefill = z.infer<typeof LessonPrefill>
