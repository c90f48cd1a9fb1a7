import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

const fields = {
  /** Short and unique in the school, such as N3.2; may be empty. */
  code: z.string().trim().max(20),
  name: z.string().trim().min(1).max(160),
  /** The skill it belongs to; null at the top. */
  parentId: ObjectIdString.nullable(),
}

/** A skill of the school's tree, shared by its teachers. Exams keep their tags when one is archived. */
export const Skill = z.object({
  ...fields,
  id: ObjectIdString,
  /** Place among its siblings. */
  order: z.number().int(),
  archived: z.boolean(),
})
export type Skill = z.infer<typeof Skill>

/** `GET /api/school/skills`: all, parents before children. */
export const SkillList = z.object({ skills: z.array(Skill) })
export type SkillList = z.infer<typeof SkillList>

/** `POST /api/school/skills`. @throws `schools/skill-code-taken` */
export const CreateSkillRequest = z.strictObject({
  ...fields,
  code: fields.code.default(''),
  parentId: fields.parentId.default(null),
})
export type CreateSkillRequest = z.infer<typeof CreateSkillRequest>
/** `PATCH /api/school/skills/{id}`. @throws `schools/skill-cycle` */
export const ChangeSkillRequest = z
  .strictObject({ ...fields, order: z.number().int().min(0).max(10_000), archived: z.boolean() })
  .partial()
export type ChangeSkillRequest = z.infer<typeof ChangeSkillRequest>

/** `POST /api/school/skills/import`: lines of CSV with the columns code, name, parent code. Same codes are updated. */
export const ImportSkillsRequest = z.strictObject({ csv: z.string().max(200_000) })
export const ImportSkillsResult = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  /** Lines that were left out, counted from 1, with the reason. */
  rejected: z.array(
    z.object({
      line: z.number().int(),
      reason: z.enum(['no-name', 'unknown-parent', 'cycle', 'duplicate-code']),
    }),
  ),
  skills: z.array(Skill),
})
export type ImportSkillsResult = z.infer<typeof ImportSkillsResult>
