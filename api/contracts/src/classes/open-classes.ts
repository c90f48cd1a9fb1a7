import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

const mostClasses = 1000

/**
 * `PUT /api/classes/open`: while a person owns more classes than the plan allows, chooses the ones that stay open. May
 * be repeated at any time. If fewer are chosen than the plan allows, the classes that come first fill the rest. Changes
 * nothing within the limit.
 * @throws `general/not-found` and `general/forbidden` for classes of other people, `general/validation-failed` for
 *   classes that don't count towards the plan (archived, sample), `classes/limit-reached` for more than the plan allows,
 *   `classes/changed-meanwhile`
 */
export const ChooseOpenClassesRequest = z.strictObject({
  classIds: z
    .array(ObjectIdString)
    .min(1)
    .max(mostClasses)
    .refine((ids) => new Set(ids).size === ids.length),
})
export type ChooseOpenClassesRequest = z.infer<typeof ChooseOpenClassesRequest>

/** The classes of the person that are open now, in the order of their plan slots. */
export const OpenClasses = z.object({ classIds: z.array(ObjectIdString) })
export type OpenClasses = z.infer<typeof OpenClasses>
