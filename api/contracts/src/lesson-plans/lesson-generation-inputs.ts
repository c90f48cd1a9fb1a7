import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { OutgoingLesson } from './lesson-context.ts'
import { ConfirmedObjectives } from './lesson-objective.ts'
import { RewriteWish } from './lesson-plan.ts'
import { LessonRequest } from './lesson-request.ts'
import { LessonSection, LessonSectionKey } from './lesson-sections.ts'

/**
 * The names that were replaced in everything that a model receives. They stay on the server; a model's answer gets
 * the names back.
 */
export const Pseudonyms = z.array(z.object({ pseudonym: z.string(), name: z.string() }))
export type Pseudonyms = z.infer<typeof Pseudonyms>

const outgoing = {
  /** Null in generations of older versions, which send the request as it was typed. */
  outgoing: OutgoingLesson.nullable().default(null),
  pseudonyms: Pseudonyms.default([]),
}

/** The stored input of a generation of kind `lesson-objectives`. `request` is the request as typed. */
export const LessonObjectivesInput = z.object({ request: LessonRequest, ...outgoing })

/** The stored input of a generation of kind `lesson-plan`. */
export const LessonPlanInput = z.object({
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  ...outgoing,
})
export type LessonPlanInput = z.infer<typeof LessonPlanInput>

/** The stored input of a generation of kind `lesson-section`. `sections` and `outgoing` contain no names. */
export const LessonSectionInput = z.object({
  lessonPlanId: ObjectIdString,
  key: LessonSectionKey,
  /** The version of the section that is rewritten. */
  basedOn: z.number().int(),
  /** The wish as typed, and the same without names. */
  wish: RewriteWish,
  outgoingWish: RewriteWish,
  request: LessonRequest,
  objectives: ConfirmedObjectives,
  /** The whole plan as it was, with the section to rewrite. */
  sections: z.array(LessonSection),
  ...outgoing,
})
export type LessonSectionInput = z.infer<typeof LessonSectionInput>
