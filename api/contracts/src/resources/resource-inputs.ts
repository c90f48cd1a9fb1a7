import { defaultErrorTypes } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { Language } from '../locale.ts'
import { Pseudonyms } from '../lesson-plans/lesson-generation-inputs.ts'
import { RewriteWish } from '../lesson-plans/lesson-plan.ts'
import { ResourceItem, ResourceKind, ResourceTier } from './item.ts'
import { ParentNote } from './resource.ts'
import { ResourceAudience, ResourceRequest } from './resource-request.ts'

/** A topic of a sheet: a skill, a question or an error that was chosen, as the teacher named it. */
const Named = z.object({
  id: z.string().nullable(),
  name: z.string(),
  /** How much of it its readers missed, from 0 to 1; absent if nothing is known. */
  weight: z.number().optional(),
})

/** What a sheet is made from, with or without a model. Contains no name of a student, except in the wish as typed. */
export const SheetBrief = z.object({
  kind: ResourceKind,
  tier: ResourceTier,
  language: Language,
  subject: z.string(),
  level: z.string(),
  length: z.number().int(),
  seed: z.number().int(),
  skills: z.array(Named),
  /** Chosen questions, by what they ask. */
  questions: z.array(Named),
  /** Error types by name, with the school's correction if it has one. */
  errors: z.array(z.object({ key: z.string(), name: z.string(), correction: z.string().nullable() })),
})
export type SheetBrief = z.infer<typeof SheetBrief>

/** What a model receives about a sheet: a text without names, which the teacher sees word for word. */
const outgoing = {
  /** Null if there is no model, because nothing is sent then. */
  outgoing: z.string().nullable(),
  pseudonyms: Pseudonyms,
}

const name = { firstName: z.string(), lastName: z.string() }

/** What a model writes a note from. Only `outgoing` leaves the server, and it contains no name. */
export const NoteTask = z.object({
  /** As the school knows the student. */
  student: z.object(name),
  pseudonym: z.string(),
  /** Facts about this student, with pseudonyms instead of names; see `NoteFacts` of `@classeur/domain/resources`. */
  facts: z.object({
    exam: z.object({ title: z.string(), date: z.string().nullable() }),
    result: z.string().nullable(),
    strengths: z.array(z.string()),
    work: z.array(
      z.object({
        skill: z.string(),
        error: z
          .object({
            type: z.enum(defaultErrorTypes).nullable(),
            name: z.string(),
            correction: z.string().nullable(),
          })
          .nullable(),
        example: z.string().nullable(),
      }),
    ),
    sheet: z.string().nullable(),
    wish: z.string(),
  }),
  outgoing: z.string(),
})
export type NoteTask = z.infer<typeof NoteTask>

/** One sheet of a request, as it will be made. */
export const PlannedResourceSheet = z.object({
  title: z.string(),
  audience: ResourceAudience,
  brief: SheetBrief,
  /** For `parent-note`: the notes from the marks, put into words by rules; otherwise empty. */
  notes: z.array(ParentNote),
  /** For `parent-note` with a model: what it writes each of `notes` from, in their order; otherwise empty. */
  noteTasks: z.array(NoteTask).default([]),
  /** The wish of the request as a model receives it, with pseudonyms. Missing without a model, and from an older api. */
  outgoingWish: z.string().optional(),
  ...outgoing,
})
export type PlannedResourceSheet = z.infer<typeof PlannedResourceSheet>

const examIds = { examId: ObjectIdString, markId: ObjectIdString, classId: ObjectIdString }

/**
 * The stored input of a generation of kind `resource`: the request as typed, and everything that its children are made
 * from, so that they can be completed after a crash. For a retry, `resourceIds` are the sheets that it continues.
 */
export const ResourceInput = z.object({
  ...examIds,
  request: ResourceRequest,
  sheets: z.array(
    PlannedResourceSheet.extend({
      resourceId: ObjectIdString,
      position: z.number().int(),
      price: z.number().int(),
      /** The generation that left this sheet unwritten; null if this is the first. */
      continues: ObjectIdString.nullable(),
    }),
  ),
})
export type ResourceInput = z.infer<typeof ResourceInput>

/** The stored input of a generation of kind `resource-sheet`. `wish` is as typed. */
export const ResourceSheetInput = PlannedResourceSheet.extend({
  ...examIds,
  resourceId: ObjectIdString,
  position: z.number().int(),
  wish: z.string(),
})
export type ResourceSheetInput = z.infer<typeof ResourceSheetInput>

/**
 * The stored input of a generation of kind `resource-item`. `wish` is stored as typed. If there is a model, `outgoingWish`,
 * `item` and `others` contain pseudonyms instead of names.
 */
export const ResourceItemInput = z.object({
  ...examIds,
  resourceId: ObjectIdString,
  itemId: z.string(),
  wish: RewriteWish,
  outgoingWish: RewriteWish,
  brief: SheetBrief,
  /** The item as it was. */
  item: ResourceItem,
  /** The typed prompts of the other items of the sheet, which a new item must not repeat. */
  others: z.array(z.string()),
  ...outgoing,
})
export type ResourceItemInput = z.infer<typeof ResourceItemInput>
