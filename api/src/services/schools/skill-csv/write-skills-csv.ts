import type { SkillDocument } from '@classeur/database'
import Papa from 'papaparse'
import { skillsInOrder } from '../skill-tree.ts'
import { asHarmless } from './csv-cells.ts'
import { labelsOf } from './skill-paths.ts'

const skillColumns = ['code', 'name', 'parent'] as const

/** By this a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The tree as RFC 4180, parents before children; what is archived too. */
export function writeSkillsCsv(skills: readonly SkillDocument[]): string {
  const labels = labelsOf(skills)
  const rows = skillsInOrder(skills).map(({ code, name, parentId }) => [
    code,
    name,
    labels.get(parentId ?? '') ?? '',
  ])
  const cells = rows.map((row) => row.map(asHarmless))
  return `${byteOrderMark}${Papa.unparse([[...skillColumns], ...cells], { newline: '\r\n' })}\r\n`
}
