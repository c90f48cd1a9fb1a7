import { maxSkills, Skill, type SkillRefusal } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { readSkillRows } from './read-skill-rows.ts'
import { refuseTangled } from './refuse-tangled.ts'
import { resolveRows, type ResolvedRow } from './resolve-rows.ts'

export interface SkillsImport {
  /** The same array if nothing changes. */
  skills: readonly SkillDocument[]
  created: number
  changed: number
  rejected: { line: number; reason: SkillRefusal }[]
}

const isTooLong = ({ code, name }: ResolvedRow) =>
  !Skill.shape.code.safeParse(code).success || (name !== '' && !Skill.shape.name.safeParse(name).success)

/** Imports the lines of a table into a tree of skills; `newId` creates the ids of new skills. */
export function importSkills(
  skills: readonly SkillDocument[],
  csv: string,
  newId: () => string,
): SkillsImport {
  const read = readSkillRows(csv)
  const rows = resolveRows(skills, read.slice(0, maxSkills), newId)
  for (const row of rows) if (!row.reason && isTooLong(row)) row.reason = 'too-long'
  refuseTangled(skills, rows)
  let room = maxSkills - skills.length
  for (const row of rows) if (!row.reason && row.isNew && room-- <= 0) row.reason = 'too-many'
  // Lines beyond the limit of a library may be parents of other lines.
  refuseTangled(skills, rows)

  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const orders = new Map<string | null, number>()
  for (const { parentId, order } of skills) {
    orders.set(parentId, Math.max(orders.get(parentId) ?? 0, order + 1))
  }
  const lastOf = (parentId: string | null) => {
    const order = orders.get(parentId) ?? 0
    orders.set(parentId, order + 1)
    return order
  }
  let created = 0
  let changed = 0
  for (const { reason, skillId, code, name, parentId } of rows) {
    if (reason) continue
    const present = byId.get(skillId)
    const isSame = present?.code === code && present.name === name && present.parentId === parentId
    if (isSame) continue
    if (present) changed += 1
    else created += 1
    const order = present?.parentId === parentId ? present.order : lastOf(parentId)
    byId.set(skillId, { id: skillId, code, name, parentId, order, archived: present?.archived ?? false })
  }
  const next = created + changed === 0 ? skills : [...byId.values()]
  const rejected = rows.flatMap(({ line, reason }) => (reason ? [{ line, reason }] : []))
  for (const { line } of read.slice(maxSkills)) rejected.push({ line, reason: 'too-many' })
  return { skills: next, created, changed, rejected }
}
