import type { SkillDocument } from '@classeur/database'
import { groupBy } from '../group-by.ts'
import type { ResolvedRow } from './resolve-rows.ts'

/** Refuses new skills whose parent is refused, and those under them. */
function refuseOrphans(known: ReadonlySet<string>, rows: readonly ResolvedRow[]): void {
  const missing = new Set<string>()
  const waiting = groupBy(
    rows.filter(({ reason }) => !reason),
    ({ parentId }) => parentId,
  )
  const accepted = new Set(rows.filter(({ reason }) => !reason).map(({ skillId }) => skillId))
  for (const parentId of waiting.keys()) {
    if (parentId !== null && !known.has(parentId) && !accepted.has(parentId)) missing.add(parentId)
  }
  for (const parentId of missing) {
    for (const row of waiting.get(parentId) ?? []) {
      row.reason = 'unknown-parent'
      if (row.isNew) missing.add(row.skillId)
    }
  }
}

/** The ids that lie on a circle of parents. */
function circlesOf(parents: ReadonlyMap<string, string | null>): Set<string> {
  const onCircle = new Set<string>()
  const finished = new Set<string>()
  for (const start of parents.keys()) {
    const path: string[] = []
    const placeOf = new Map<string, number>()
    let id: string | null = start
    while (id !== null && !finished.has(id) && !placeOf.has(id)) {
      placeOf.set(id, path.length)
      path.push(id)
      id = parents.get(id) ?? null
    }
    const begin = id === null ? undefined : placeOf.get(id)
    if (begin !== undefined) for (const member of path.slice(begin)) onCircle.add(member)
    for (const member of path) finished.add(member)
  }
  return onCircle
}

/**
 * Refuses the lines that would leave a skill without its parent or below itself. What they are about stays where it
 * was, which can close another circle: so it goes on until there is none. It ends, because each round refuses a line
 * and the tree without any of them has no circle.
 */
export function refuseTangled(skills: readonly SkillDocument[], rows: readonly ResolvedRow[]): void {
  const known = new Set(skills.map(({ id }) => id))
  for (;;) {
    refuseOrphans(known, rows)
    const parents = new Map(skills.map(({ id, parentId }) => [id, parentId]))
    const accepted = rows.filter(({ reason }) => !reason)
    for (const { skillId, parentId } of accepted) parents.set(skillId, parentId)
    const circles = circlesOf(parents)
    if (circles.size === 0) return
    for (const row of accepted) if (circles.has(row.skillId)) row.reason = 'cycle'
  }
}
