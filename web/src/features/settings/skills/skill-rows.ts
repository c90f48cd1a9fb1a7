import type { Skill } from '@classeur/contracts'

/** A visible row of the tree. */
export interface SkillRow {
  skill: Skill
  /** 1 at the top. */
  level: number
  hasChildren: boolean
  isOpen: boolean
  /** Position among the visible siblings, from 1, and their number. */
  position: number
  siblings: number
}

/** The visible rows. `skills` must list parents before children. */
export function rowsOf(
  skills: readonly Skill[],
  closed: ReadonlySet<string>,
  withArchived: boolean,
): SkillRow[] {
  const shown = withArchived ? skills : skills.filter(({ archived }) => !archived)
  const children = new Map<string | null, Skill[]>()
  for (const skill of shown) children.set(skill.parentId, [...(children.get(skill.parentId) ?? []), skill])
  const walk = (parentId: string | null, level: number): SkillRow[] => {
    const siblings = children.get(parentId) ?? []
    return siblings.flatMap((skill, index) => {
      const hasChildren = children.has(skill.id)
      const isOpen = hasChildren && !closed.has(skill.id)
      const row = { skill, level, hasChildren, isOpen, position: index + 1, siblings: siblings.length }
      return isOpen ? [row, ...walk(skill.id, level + 1)] : [row]
    })
  }
  return walk(null, 1)
}

/** The ids of a skill and all its descendants. */
export function branchOf(skills: readonly Skill[], id: string): Set<string> {
  const branch = new Set([id])
  for (const skill of skills) if (skill.parentId !== null && branch.has(skill.parentId)) branch.add(skill.id)
  return branch
}

/** The effect of a key in the tree. */
type TreeStep =
  { kind: 'go'; id: string } | { kind: 'open'; id: string } | { kind: 'close'; id: string } | null

/** The effect of a key on a row. `forwards` is the arrow key that goes deeper, which depends on the text direction. */
export function stepOf(rows: readonly SkillRow[], id: string, key: string, forwards: string): TreeStep {
  const at = rows.findIndex(({ skill }) => skill.id === id)
  const row = rows[at]
  if (!row) return null
  const go = (target: SkillRow | undefined): TreeStep => (target ? { kind: 'go', id: target.skill.id } : null)
  if (key === 'ArrowDown') return go(rows[at + 1])
  if (key === 'ArrowUp') return go(rows[at - 1])
  if (key === 'Home') return go(rows[0])
  if (key === 'End') return go(rows.at(-1))
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  if (key === forwards) {
    if (!row.hasChildren) return null
    return row.isOpen ? go(rows[at + 1]) : { kind: 'open', id }
  }
  if (row.isOpen) return { kind: 'close', id }
  return go(rows.find(({ skill }) => skill.id === row.skill.parentId))
}
