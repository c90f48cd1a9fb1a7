import { z } from 'zod'
import { BloomLevel } from './lesson-objective.ts'

export const mostObjectives = 8

/** An objective while a teacher edits it; `id` identifies the row, and texts may be incomplete. */
export const EditedObjective = z.strictObject({
  id: z.string().min(1).max(60),
  text: z.string().max(300),
  bloomLevel: BloomLevel,
  evidence: z.string().max(300),
})
export type EditedObjective = z.infer<typeof EditedObjective>

/** The teacher's edited version of proposed objectives. Each save increases `version` by 1. */
export const ObjectiveEdits = z.object({
  version: z.number().int().positive(),
  objectives: z.array(EditedObjective).min(1).max(mostObjectives),
})
export type ObjectiveEdits = z.infer<typeof ObjectiveEdits>

/**
 * `PUT /api/generations/{id}/objectives`: `basedOn` is the edited version, 0 for the original proposal. Responds with
 * the generation snapshot, or with 409 and no change if another version has been saved since.
 */
export const SaveObjectivesRequest = z.strictObject({
  basedOn: z.number().int().min(0),
  objectives: ObjectiveEdits.shape.objectives,
})
export type SaveObjectivesRequest = z.infer<typeof SaveObjectivesRequest>
