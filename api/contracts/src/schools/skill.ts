import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

const fields = {
  /** Short and unique in the school, such as N3.2; may be empty. */
  code: z.string().trim().max(20),
  name: z.string().trim().min(1).max(160),
  /** The skill it belongs to; null at the top. */
  parentId: ObjectIdString.nullable(),
}

/** The largest library: several times what a national programme holds. */
export const maxSkills = 2000
/** The most levels of a tree, its top counted: domains, competences and their steps need four or five. */
export const maxSkillDepth = 8

/**
 * A skill of the school's tree, shared by its teachers. Exams keep their tags when one is archived. `archived` is also
 * true below one that is.
 */
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

/** `POST /api/school/skills`; answers the {@link Skill}, which is the last of its siblings. @throws `schools/skill-code-taken` */
export const CreateSkillRequest = z.strictObject({
  ...fields,
  code: fields.code.default(''),
  parentId: fields.parentId.default(null),
})
export type CreateSkillRequest = z.infer<typeof CreateSkillRequest>
/**
 * `PATCH /api/school/skills/{id}`; answers {@link SkillList}. `order`: the place among the siblings, from 0; a skill
 * that gets another parent without it becomes the last one there.
 * @throws `schools/skill-cycle`, `schools/skill-code-taken`, `general/validation-failed` below {@link maxSkillDepth}
 */
export const ChangeSkillRequest = z
  .strictObject({ ...fields, order: z.number().int().min(0).max(10_000), archived: z.boolean() })
  .partial()
export type ChangeSkillRequest = z.infer<typeof ChangeSkillRequest>

/**
 * `POST /api/school/skills/import`: lines of CSV with the columns code, name, parent. Same codes are updated; a skill
 * without a code is known by its name and parent. The parent is a code, or a path of names after one: `N3 > Angles`,
 * `> Angles`. `GET /api/school/skills.csv` writes the same, so that importing what was exported changes nothing.
 */
export const ImportSkillsRequest = z.strictObject({ csv: z.string().max(200_000) })
/**
 * `too-long`: a code of more than 20 or a name of more than 160 characters. `too-deep`: below {@link maxSkillDepth}.
 * `too-many`: no room in the library, or a line after the first {@link maxSkills}.
 */
export const SkillRefusal = z.enum([
  'no-name',
  'unknown-parent',
  'cycle',
  'duplicate-code',
  'too-long',
  'too-many',
  'too-deep',
])
export type SkillRefusal = z.infer<typeof SkillRefusal>
export const ImportSkillsResult = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  /** Lines that were left out, counted from 1, with the reason. */
  rejected: z.array(
    z.object({
      line: z.number().int(),
      reason: SkillRefusal,
    }),
  ),
  skills: z.array(Skill),
})
export type ImportSkillsResult = z.infer<typeof ImportSkillsResult>
