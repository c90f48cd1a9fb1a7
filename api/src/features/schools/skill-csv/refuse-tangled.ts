import { maxSkillDepth } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { groupBy } from '../group-by.ts'
import type { ResolvedRow } from './resolve-rows.ts'

/** Refuses new skills whose parent is refused, and those under them. */
function refuseOrphans(existingIds: ReadonlySet<string>, rows: readonly ResolvedRow[]): void {
  const missing = new Set<string>()
  const waiting = groupBy(
    rows.filter(({ reason }) => !reason),
    ({ parentId }) => parentId,
  )
  const accepted = new Set(rows.filter(({ reason }) => !reason).map(({ skillId }) => skillId))
  for (const parentId of waiting.keys()) {
    if (parentId !== null && !existingIds.has(parentId) && !accepted.has(parentId)) missing.add(parentId)
  }
  for (const parentId of missing) {
    for (const row of waiting.get(parentId) ?? []) {
      row.reason = 'unknown-parent'
      if (row.isNew) missing.add(row.skillId)
    }
  }
}

/** The ids that are part of a cycle of parents. */
function circlesOf(parents: ReadonlyMap<string, string | null>): Set<string> {
  const onCircle = new Set<string>()
  const finished = new Set<string>()
  for (const start of parents.keys()) {
    const path: string[] = []
    const indexOnPath = new Map<string, number>()
    let id: string | null = start
    while (id !== null && !finished.has(id) && !indexOnPath.has(id)) {
      indexOnPath.set(id, path.length)
      path.push(id)
      id = parents.get(id) ?? null
    }
    const begin = id === null ? undefined : indexOnPath.get(id)
    if (begin !== undefined) for (const member of path.slice(begin)) onCircle.add(member)
    for (const member of path) finished.add(member)
  }
  return onCircle
}

/**
 * Finds the lines that would put a skill below the deepest level: the skill's own line, or else the line of its nearest
 * moving ancestor. Skills already stored too deep may stay.
 * @param parents must not contain a cycle
 */
function tooDeepOf(
  parents: ReadonlyMap<string, string | null>,
  moving: ReadonlyMap<string, ResolvedRow>,
): Set<ResolvedRow> {
  const levels = new Map<string, { level: number; mover: ResolvedRow | undefined }>()
  for (const start of parents.keys()) {
    const path: string[] = []
    for (let id: string | null = start; id !== null && !levels.has(id); id = parents.get(id) ?? null) {
      path.push(id)
    }
    for (const id of path.reverse()) {
      const above = levels.get(parents.get(id) ?? '')
      levels.set(id, { level: (above?.level ?? 0) + 1, mover: moving.get(id) ?? above?.mover })
    }
  }
  const rows = [...levels.values()].map(({ level, mover }) => (level > maxSkillDepth ? mover : undefined))
  return new Set(rows.filter((row) => row !== undefined))
}

/** Normal tables need two or three rounds. */
const maxRounds = 20

/**
 * Refuses the lines that would leave a skill without its parent, below itself or too deep. The skill of a refused line
 * doesn't move, which can close another cycle, so repeat until there is none. To bound the time for malicious tables
 * that need a round per line, no existing skill moves after some rounds; one round of each check is then enough for
 * the new skills.
 */
export function refuseTangled(skills: readonly SkillDocument[], rows: readonly ResolvedRow[]): void {
  const stored = new Map(skills.map(({ id, parentId }) => [id, parentId]))
  const existingIds = new Set(stored.keys())
  const isMoving = ({ isNew, skillId, parentId }: ResolvedRow) => isNew || stored.get(skillId) !== parentId
  for (let round = 1; ; round += 1) {
    if (round === maxRounds) {
      for (const row of rows) if (!row.reason && !row.isNew && isMoving(row)) row.reason = 'cycle'
    }
    refuseOrphans(existingIds, rows)
    const parents = new Map(stored)
    const accepted = rows.filter(({ reason }) => !reason)
    for (const { skillId, parentId } of accepted) parents.set(skillId, parentId)
    const circles = circlesOf(parents)
    const moving = accepted.filter(isMoving)
    const refused =
      circles.size > 0
        ? accepted.filter(({ skillId }) => circles.has(skillId))
        : [...tooDeepOf(parents, new Map(moving.map((row) => [row.skillId, row])))]
    if (refused.length === 0) return
    for (const row of refused) row.reason = circles.size > 0 ? 'cycle' : 'too-deep'
  }
}
