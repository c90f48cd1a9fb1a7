import { normaliseName, tidyName } from '../names/normalise-name.ts'

const digits = '[0-9٠-٩۰-۹]+'
/** A bullet or a line number: "- ", "•", "12.", "(3)", "7 ". A line can have several: "-2 ". */
const listMark = new RegExp(
  `^\\s*(?:[([#]?\\s*${digits}\\s*[.)\\]°º\\-–:/]+|[-–—•·*+●○◦▪■☐☑✓✔]+|${digits}(?=\\s))\\s*`,
  'u',
)

export const columnBreak = /[\t;]/
const hasLetter = (text: string) => /\p{L}/u.test(text)
const isOnlyWords = (cell: string) => /^[\p{L}\p{M}\s.,،'’‘ʼ`()\-–]+$/u.test(cell)

interface NameCells {
  /** One cell for a full name, two if the line separates the names, none if it contains no letter. */
  cells: string[]
  /** Parts of the line that don't belong to the name. */
  leftOut: string[]
}

const sexMarks = new Set(
  'f m g h fille garcon feminin masculin girl boy female male ذكر انثي بنت ولد'.split(' ').map(normaliseName),
)

/** The position of the column that says only who is a girl and who is a boy, beside full names; -1 if there is none. */
export function sexColumnOf(lines: readonly string[]): number {
  const rows = lines.map((line) => line.split(columnBreak).map(tidyName))
  const isFullName = (cell: string) => isOnlyWords(cell) && cell.includes(' ')
  return (rows[0] ?? []).findIndex((_, column) =>
    rows.every((row) => sexMarks.has(normaliseName(row[column] ?? '')) && row.some(isFullName)),
  )
}

/** Finds the name in a line of a list or in a spreadsheet row without headings, outside the column of {@link sexColumnOf}. */
export function cellsOfLine(line: string, sexColumn = -1): NameCells {
  if (sexColumn >= 0) {
    const columns = line.split(columnBreak)
    const { cells, leftOut } = cellsOfLine(columns.toSpliced(sexColumn, 1).join('\t'))
    return { cells, leftOut: [...leftOut, tidyName(columns[sexColumn] ?? '')] }
  }
  const { rest, mark } = withoutListMarks(line)
  const cells = rest.split(columnBreak).map(tidyName).filter(Boolean)
  const [only] = cells
  const nameCells =
    only !== undefined && cells.length === 1 ? withoutNumberFields(only) : pickNameCells(cells)
  return { cells: nameCells.cells, leftOut: [mark, ...nameCells.leftOut].filter(Boolean) }
}

function withoutListMarks(line: string): { rest: string; mark: string } {
  let rest = line
  for (let mark = listMark.exec(rest); mark; mark = listMark.exec(rest)) rest = rest.slice(mark[0].length)
  return { rest, mark: tidyName(line.slice(0, line.length - rest.length)) }
}

/** Removes numbers between commas, which don't belong to the name: "12, Dupont, Marie". */
function withoutNumberFields(text: string): NameCells {
  const fields = text.split(/[,،]/).map(tidyName).filter(Boolean)
  if (fields.length < 2 || fields.every(hasLetter))
    return { cells: hasLetter(text) ? [text] : [], leftOut: [] }
  const words = fields.filter(hasLetter)
  return {
    cells: words.length > 0 ? [words.join(', ')] : [],
    leftOut: words.length > 0 ? fields.filter((field) => !hasLetter(field)) : [],
  }
}

/** Picks the first two cells that contain only words; a class such as "6A" or an email address isn't a name. */
function pickNameCells(cells: readonly string[]): NameCells {
  const lettered = cells.filter((cell) => hasLetter(cell) && !cell.includes('@') && !cell.startsWith('='))
  const worded = lettered.filter(isOnlyWords)
  const isWhole = worded.length === 1 && worded[0]?.includes(' ')
  const picked = (worded.length >= 2 || isWhole ? worded : lettered).slice(0, 2)
  const rest = [...cells]
  for (const cell of picked) rest.splice(rest.indexOf(cell), 1)
  return { cells: picked, leftOut: picked.length > 0 ? rest : [] }
}
