import type { SkillDocument } from '@classeur/database'
import { codeKeyOf, nextOrder } from './skill-tree.ts'

/** One tree with the skills of another school added as they are; a code that is taken is left empty. */
export function mergeSkills(
  into: readonly SkillDocument[],
  added: readonly SkillDocument[],
): readonly SkillDocument[] {
  const ids = new Set(into.map(({ id }) => id))
  const codes = new Set(into.map(({ code }) => codeKeyOf(code)))
  const firstOrder = nextOrder(into, null)
  const fresh = added.filter(({ id }) => !ids.has(id))
  if (fresh.length === 0) return into
  return [
    ...into,
    ...fresh.map((skill) => ({
      ...skill,
      code: codes.has(codeKeyOf(skill.code)) ? '' : skill.code,
      order: skill.parentId === null ? firstOrder + skill.order : skill.order,
    })),
  ]
}
