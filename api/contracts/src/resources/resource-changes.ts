import { z } from 'zod'
import { ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { RewriteWish } from '../lesson-plans/lesson-plan.ts'
import { LineOfText } from '../plain-text.ts'
import { ItemContent, ResourceItem } from './item.ts'
import { ParentNote } from './resource.ts'

const basedOn = z.number().int().min(0)

/** Limits of the texts above the items of a sheet, in characters. */
export const sheetTextLimits = { title: 200, intro: 300 } as const

/**
 * `POST /api/resources/{id}/changes`: one change of a sheet. Responds with the `Resource`, or with 409
 * `resources/changed-meanwhile` and no change if the item (or, for `order`, the list) has changed since `basedOn`.
 */
export const ChangeResourceRequest = z.discriminatedUnion('change', [
  z.strictObject({
    change: z.literal('text'),
    basedOn,
    title: LineOfText(sheetTextLimits.title).min(1),
    intro: z.string().trim().max(sheetTextLimits.intro),
  }),
  z.strictObject({ change: z.literal('item'), basedOn, itemId: z.string(), content: ItemContent }),
  /** Places a picture in an item, or removes it. The person, or the owner of the sheet, must be allowed to see it. */
  z.strictObject({
    change: z.literal('picture'),
    basedOn,
    itemId: z.string(),
    imageId: ObjectIdString.nullable(),
  }),
  z.strictObject({ change: z.literal('lock'), basedOn, itemId: z.string(), locked: z.boolean() }),
  /** All item ids in their new order; a missing one is deleted. Deleting is undone by restoring the version before. */
  z.strictObject({ change: z.literal('order'), basedOn, itemIds: z.array(z.string()).max(60) }),
  /** Puts a deleted item back where it was. */
  z.strictObject({ change: z.literal('put-back'), basedOn, item: ResourceItem, at: z.number().int().min(0) }),
  /** The teacher has read the answer and keeps it, or uses the one that code found. */
  z.strictObject({
    change: z.literal('confirm'),
    basedOn,
    itemId: z.string(),
    use: z.enum(['mine', 'found']),
  }),
  z.strictObject({ change: z.literal('note'), basedOn, note: ParentNote }),
])
export type ChangeResourceRequest = z.infer<typeof ChangeResourceRequest>

/**
 * `POST /api/resources/{id}/items/{itemId}/rewrite` asks for another version of an item. Responds with
 * `GenerationAccepted` (202), or with 409 `resources/item-locked`.
 */
export const RewriteItemRequest = z.strictObject({ requestKey: RequestKey, wish: RewriteWish })

/** `POST /api/resources/{id}/items/{itemId}/proposal`: decides about a rewritten item; responds with the `Resource`. */
export const DecideItemProposalRequest = z.strictObject({ decision: z.enum(['accept', 'keep']), basedOn })

/** `GET /api/resources/{id}/versions`, the latest first, and `POST …/versions/{number}/restore` with `basedOn`. */
export const ResourceVersionChange = z.object({
  kind: z.enum(['made', 'edited', 'reordered', 'deleted', 'put-back', 'accepted', 'restored']),
  itemId: z.string().nullable(),
  /** The position of the item at the time, from 1; null for changes of the whole sheet. */
  itemNumber: z.number().int().nullable(),
  from: z.number().int().nullable().default(null),
})
export type ResourceVersionChange = z.infer<typeof ResourceVersionChange>
export const ResourceVersionList = z.object({
  versions: z.array(
    z.object({
      number: z.number().int().positive(),
      change: ResourceVersionChange,
      by: z.string(),
      at: Timestamp,
    }),
  ),
})
export const ResourceVersion = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  intro: z.string(),
  items: z.array(ResourceItem),
  notes: z.array(ParentNote),
  at: Timestamp,
})
export type ResourceVersion = z.infer<typeof ResourceVersion>
export const RestoreResourceVersionRequest = z.strictObject({ basedOn })

/**
 * `GET /api/resources/{id}/export?format=&content=`: a file. `pack`: one named copy for each student, as one PDF;
 * `answers`: the teacher's answer sheet;
 * `batch-pack`: the named copies of all finished sheets of the same request, as one PDF.
 */
export const ExportResourceQuery = z.strictObject({
  format: z.enum(['pdf', 'docx']),
  content: z.enum(['sheet', 'with-key', 'pack', 'answers', 'batch-pack']).default('sheet'),
})
export type ExportResourceQuery = z.infer<typeof ExportResourceQuery>

/**
 * `POST /api/resources/{id}/retest` creates a short exam on the skills of the sheet. A sheet has one such exam: a repeated
 * request returns it.
 */
export const CreateRetestRequest = z.strictObject({ date: z.iso.date().nullable().default(null) })
export const RetestCreated = z.object({ examId: ObjectIdString, markId: ObjectIdString })
