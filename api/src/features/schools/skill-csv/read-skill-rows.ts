import { deneutralise } from '@classeur/domain/text'
import Papa from 'papaparse'

/** A line of a table of skills; `line` counts from 1, including the headings. */
export interface SkillRow {
  line: number
  code: string
  name: string
  parent: string
}

const headings = {
  code: ['code', 'الرمز', 'رمز'],
  name: ['name', 'skill', 'nom', 'compétence', 'competence', 'intitulé', 'الاسم', 'المهارة', 'الكفاية'],
  parent: ['parent', 'parent code', 'code parent', 'belongs to', 'الأصل', 'رمز الأصل'],
}
type Column = keyof typeof headings
const columns = Object.keys(headings) as Column[]

const columnOf = (cell: string): Column | undefined =>
  columns.find((column) => headings[column].includes(cell.trim().toLowerCase().replaceAll('_', ' ')))

/** The position of each column: by the headings; without headings code, name, parent; a single column is the name. */
function columnIndexesOf(first: readonly string[]): {
  indexes: Record<Column, number>
  hasHeadings: boolean
} {
  const headerColumns = first.map(columnOf)
  const hasHeadings = headerColumns.includes('name')
  const indexOf = (column: Column) => headerColumns.indexOf(column)
  if (hasHeadings) {
    return {
      hasHeadings,
      indexes: { code: indexOf('code'), name: indexOf('name'), parent: indexOf('parent') },
    }
  }
  const isList = first.length === 1
  return {
    hasHeadings,
    indexes: isList ? { code: -1, name: 0, parent: -1 } : { code: 0, name: 1, parent: 2 },
  }
}

/** The delimiter if the first line is the one this product writes; empty if it must be guessed. */
const separatorOf = (csv: string) => /^code([,;\t])name\1parent(\r|\n|$)/.exec(csv)?.[1] ?? ''

/** Reads a table with `,`, `;` or tabs; skips empty lines. */
export function readSkillRows(csv: string): SkillRow[] {
  const text = csv.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    delimitersToGuess: [',', ';', '\t'],
  })
  const { indexes, hasHeadings } = columnIndexesOf(data[0] ?? [])
  return data.flatMap((cells, index) => {
    const read = (column: Column) => deneutralise(cells[indexes[column]] ?? '').trim()
    const row = { line: index + 1, code: read('code'), name: read('name'), parent: read('parent') }
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return isEmpty || (hasHeadings && index === 0) ? [] : [row]
  })
}
