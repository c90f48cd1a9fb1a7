import { neutralise } from '@classeur/domain/marks'
import type { SkillDocument } from '@classeur/database'
import Papa from 'papaparse'
import { skillsInOrder } from '../skill-tree.ts'
import { labelsOf } from './skill-paths.ts'

const skillColumns = ['code', 'name', 'parent'] as const

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes the tree of skills as CSV (RFC 4180), parents before children, including archived skills. */
export function writeSkillsCsv(skills: readonly SkillDocument[]): string {
  const labels = labelsOf(skills)
  const rows = skillsInOrder(skills).map(({ code, name, parentId }) => [
    code,
    name,
    labels.get(parentId ?? '') ?? '',
  ])
  const cells = rows.map((row) => row.map(neutralise))
  return `${byteOrderMark}${Papa.unparse([[...skillColumns], ...cells], { newline: '\r\n' })}\r\n`
}
