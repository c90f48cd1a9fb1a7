import { fileText } from '@classeur/domain/text'
import type { SkillDocument } from '@classeur/database'
import { writeCsv } from '@classeur/documents'
import { skillsInOrder } from '../skills/skill-tree.ts'
import { labelsOf } from './skill-paths.ts'

const skillColumns = ['code', 'name', 'parent'] as const

/** Writes the tree of skills as CSV (RFC 4180), parents before children, including archived skills. */
export function writeSkillsCsv(skills: readonly SkillDocument[]): string {
  const labels = labelsOf(skills)
  const rows = skillsInOrder(skills).map(({ code, name, parentId }) => [
    code,
    name,
    labels.get(parentId ?? '') ?? '',
  ])
  return writeCsv([skillColumns, ...rows.map((row) => row.map(fileText))], { delimiter: 'comma' })
}
