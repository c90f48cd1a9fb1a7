import type { SkillRefusal } from '@classeur/contracts'
import type { SkillDocument } from '@classeur/database'
import { codeKeyOf } from '../skills/skill-tree.ts'
import { groupBy } from '../group-by.ts'
import type { SkillRow } from './read-skill-rows.ts'
import { boundedLabelOf, labelOf, labelsOf } from './skill-paths.ts'

/** A line with the existing or new skill that it describes, and the skill's parent. */
export interface ResolvedRow extends SkillRow {
  skillId: string
  isNew: boolean
  parentId: string | null
  reason: SkillRefusal | null
}

const siblingKey = (parentId: string | null, name: string) => JSON.stringify([parentId, name])

/**
 * Finds the skill of each line: by its code, or, without one, by name and parent (the second such line is the second
 * such skill). A parent is a code anywhere in the table or the school, or the label of a line above or of the school.
 */
export function resolveRows(
  skills: readonly SkillDocument[],
  rows: readonly SkillRow[],
  newId: () => string,
): ResolvedRow[] {
  const byCode = new Map(
    skills.filter(({ code }) => code !== '').map(({ code, id }) => [codeKeyOf(code), id]),
  )
  const labels = new Map<string, string>()
  const labelById = labelsOf(skills)
  for (const [id, label] of labelById) if (!labels.has(label)) labels.set(label, id)
  const withoutCode = groupBy(
    skills.filter(({ code }) => code === ''),
    ({ parentId, name }) => siblingKey(parentId, name),
  )
  for (const same of withoutCode.values()) same.sort((a, b) => a.order - b.order)

  const seenCodes = new Set<string>()
  const resolved = rows.map((row): ResolvedRow => {
    const key = codeKeyOf(row.code)
    const isRepeated = row.code !== '' && seenCodes.has(key)
    if (row.code !== '') seenCodes.add(key)
    const existingId = row.code === '' ? undefined : byCode.get(key)
    const reason = row.name === '' ? 'no-name' : isRepeated ? 'duplicate-code' : null
    return { ...row, skillId: existingId ?? newId(), isNew: existingId === undefined, parentId: null, reason }
  })
  for (const row of resolved) {
    if (row.code !== '' && !row.reason && row.isNew) byCode.set(codeKeyOf(row.code), row.skillId)
  }

  const findParent = (text: string): string | undefined =>
    byCode.get(codeKeyOf(text)) ?? labels.get(text) ?? labels.get(labelOf({ code: '', name: text }, ''))

  for (const row of resolved) {
    if (row.reason) continue
    const parentId = row.parent === '' ? null : findParent(row.parent)
    if (parentId === undefined) {
      row.reason = 'unknown-parent'
      continue
    }
    row.parentId = parentId
    if (row.code === '') {
      const existing = withoutCode.get(siblingKey(parentId, row.name))?.shift()
      if (existing) Object.assign(row, { skillId: existing.id, isNew: false })
    }
    const label = boundedLabelOf({ ...row, id: row.skillId }, labelById.get(parentId ?? '') ?? '')
    labels.set(label, row.skillId)
    labelById.set(row.skillId, label)
  }
  return resolved
}
