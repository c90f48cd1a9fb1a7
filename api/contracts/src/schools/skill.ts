import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ObjectIdString } from '../identifiers.ts'

const fields = {
  /** A short code that is unique in the school, such as N3.2; may be empty. */
  code: LineOfText(20),
  name: LineOfText(160).min(1),
  /** The parent skill; null at the top level. */
  parentId: ObjectIdString.nullable(),
}

/** Maximum number of skills in a library: several times the size of a national programme. */
export const maxSkills = 2000
/** Maximum depth of the tree, including its top level: domains, competences and their steps need four or five. */
export const maxSkillDepth = 8

/**
 * A skill of the school's tree, shared by its teachers. Exams keep skills that are archived. `archived` is also
 * true for descendants of an archived skill.
 */
export const Skill = z.object({
  ...fields,
  id: ObjectIdString,
  /** Position among its siblings. */
  order: z.number().int(),
  archived: z.boolean(),
})
export type Skill = z.infer<typeof Skill>

/** `GET /api/school/skills`: all skills, parents before children. */
export const SkillList = z.object({ skills: z.array(Skill) })
export type SkillList = z.infer<typeof SkillList>

/** `POST /api/school/skills`; returns the {@link Skill} as the last of its siblings. @throws `schools/skill-code-taken` */
export const CreateSkillRequest = z.strictObject({
  ...fields,
  code: fields.code.default(''),
  parentId: fields.parentId.default(null),
})
export type CreateSkillRequest = z.infer<typeof CreateSkillRequest>
/**
 * `PATCH /api/school/skills/{id}`; returns {@link SkillList}. `order`: the position among the siblings, from 0; a skill
 * that gets a new parent without `order` becomes the last sibling.
 * @throws `schools/skill-cycle`, `schools/skill-code-taken`, `general/validation-failed` below {@link maxSkillDepth}
 */
export const ChangeSkillRequest = z
  .strictObject({ ...fields, order: z.number().int().min(0).max(10_000), archived: z.boolean() })
  .partial()
export type ChangeSkillRequest = z.infer<typeof ChangeSkillRequest>

/**
 * `POST /api/school/skills/import`: CSV lines with the columns code, name, parent. Existing codes are updated; a skill
 * without a code is identified by its name and parent. The parent is a code, optionally followed by names: `N3 > Angles`,
 * `> Angles`. `GET /api/school/skills.csv` writes the same format, so that importing an export changes nothing.
 */
export const ImportSkillsRequest = z.strictObject({ csv: z.string().max(200_000) })
/**
 * `too-long`: a code over 20 or a name over 160 characters. `too-deep`: deeper than {@link maxSkillDepth}.
 * `too-many`: the library is full, or the line follows the first {@link maxSkills}.
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
  /** Skipped lines, counted from 1, with the reason. */
  rejected: z.array(
    z.object({
      line: z.number().int(),
      reason: SkillRefusal,
    }),
  ),
  skills: z.array(Skill),
})
export type ImportSkillsResult = z.infer<typeof ImportSkillsResult>
