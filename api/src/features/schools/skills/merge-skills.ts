import { maxSkills } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { codeKeyOf, nextOrder, skillsInOrder } from './skill-tree.ts'

/**
 * Adds the skills of another school to a tree, parents before children, up to the limit of a library or as many as
 * there is `room` for. Skills whose code is already used get no code.
 */
export function mergeSkills(
  into: readonly SkillDocument[],
  added: readonly SkillDocument[],
  room = Math.max(0, maxSkills - into.length),
): readonly SkillDocument[] {
  const ids = new Set(into.map(({ id }) => id))
  const codes = new Set(into.map(({ code }) => codeKeyOf(code)))
  const firstOrder = nextOrder(into, null)
  const inOrder = new Map(skillsInOrder(added).map(({ id }, index) => [id, index]))
  const orderOf = ({ id }: SkillDocument) => inOrder.get(id) ?? added.length
  const fresh = added
    .filter(({ id }) => !ids.has(id))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .slice(0, room)
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
