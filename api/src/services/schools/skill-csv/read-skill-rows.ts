import Papa from 'papaparse'
import { asRead } from './csv-cells.ts'

/** A line of a table of skills; `line` counts from 1, the headings included. */
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

/** Where each column is: by the headings, or, without any, code, name, parent; a single column holds names. */
function placesOf(first: readonly string[]): { places: Record<Column, number>; hasHeadings: boolean } {
  const found = first.map(columnOf)
  const hasHeadings = found.includes('name')
  const placeOf = (column: Column) => found.indexOf(column)
  if (hasHeadings) {
    return {
      hasHeadings,
      places: { code: placeOf('code'), name: placeOf('name'), parent: placeOf('parent') },
    }
  }
  const isList = first.length === 1
  return { hasHeadings, places: isList ? { code: -1, name: 0, parent: -1 } : { code: 0, name: 1, parent: 2 } }
}

/** What separates the cells when the first line is the one this product writes; empty: it is guessed. */
const separatorOf = (csv: string) => /^code([,;\t])name\1parent(\r|\n|$)/.exec(csv)?.[1] ?? ''

/** The lines of a table with `,` `;` or tabs; empty ones are left out. */
export function readSkillRows(csv: string): SkillRow[] {
  const text = csv.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    delimitersToGuess: [',', ';', '\t'],
  })
  const { places, hasHeadings } = placesOf(data[0] ?? [])
  return data.flatMap((cells, index) => {
    const read = (column: Column) => asRead(cells[places[column]] ?? '').trim()
    const row = { line: index + 1, code: read('code'), name: read('name'), parent: read('parent') }
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return isEmpty || (hasHeadings && index === 0) ? [] : [row]
  })
}
