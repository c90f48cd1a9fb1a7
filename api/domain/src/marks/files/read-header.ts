import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { Language } from '../../text/language.ts'
import { cleanText } from '../../roster/names/normalise-name.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import { headerCell, withoutScale, type HeaderCell } from './header-cell.ts'
import { languages as allLanguages } from '../../text/language.ts'
import { firstNumber, gluedMaximum, looseKey } from './loose-headings.ts'
import { noteHeader, noteParts, type NotePart } from './note-labels.ts'
import { labelKey, namedQuestions, type NamedQuestion } from './question-names.ts'
import { identityOf, type IdentityColumn } from './row-identity.ts'
import { fieldOfHeading, identityFields } from './sheet-labels.ts'

/**
 * The reasons for not reading a column. `ambiguous`: it matches several questions, or several columns match this
 * question. `another-maximum`: the maximum of the question has changed, so the numbers would be different marks.
 */
export type ColumnReason = 'unknown' | 'ambiguous' | 'another-maximum'

/** The contents of a table's header. Columns and rows count from 0. */
export interface SheetHeader {
  row: number
  identity: ReadonlyMap<IdentityColumn, number>
  questions: ReadonlyMap<number, NamedQuestion>
  /** Columns with one part of the notes of a question. */
  notes: ReadonlyMap<number, QuestionNotes>
  /**
   * True if no name matched a question and there are as many columns as questions, so that columns match by position.
   */
  isByOrder: boolean
  /** The language of the header; null if unknown. */
  language: Language | null
  unread: { column: number; header: string; reason: ColumnReason }[]
}

/** One part of the notes of one question. */
export interface QuestionNotes {
  leafId: string
  part: NotePart
}

const rowsWithHeaders = 15

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Assigns header cells to questions as long as the assignment is unambiguous. */
class HeaderReading {
  readonly questions = new Map<number, NamedQuestion>()
  readonly reasons = new Map<number, ColumnReason>()
  readonly identity = new Map<IdentityColumn, number>()
  readonly notes = new Map<number, QuestionNotes>()
  readonly languages: Language[] = []
  readonly #ignored = new Set<number>()
  readonly #cells: readonly HeaderCell[]
  readonly #all: readonly NamedQuestion[]

  constructor(cells: readonly HeaderCell[], all: readonly NamedQuestion[]) {
    this.#cells = cells.filter(({ header }) => header !== '')
    this.#all = all
  }

  openCells(): HeaderCell[] {
    return this.#cells.filter(
      ({ column }) =>
        !this.questions.has(column) &&
        !this.reasons.has(column) &&
        !this.notes.has(column) &&
        !this.#ignored.has(column) &&
        ![...this.identity.values()].includes(column),
    )
  }

  openQuestions(): NamedQuestion[] {
    const taken = new Set([...this.questions.values()].map(({ leaf }) => leaf.id))
    return this.#all.filter(({ leaf }) => !taken.has(leaf.id))
  }

  /**
   * Pairs cells and questions with the same name in order if there are equally many on both sides; otherwise pairs
   * none of them.
   */
  pair(cellKey: (cell: HeaderCell) => string | null, questionKey: (question: NamedQuestion) => string): void {
    const cells = this.openCells().filter((cell) => cellKey(cell) !== null)
    const byCell = grouped(cells, (cell) => cellKey(cell) ?? '')
    for (const [key, questions] of grouped(this.openQuestions(), questionKey)) {
      const columns = byCell.get(key) ?? []
      columns.forEach(({ column }, index) => {
        const question = questions[index]
        if (question && columns.length === questions.length) this.questions.set(column, question)
        else this.reasons.set(column, 'ambiguous')
      })
    }
  }

  /** Assigns the columns that identify the student, and ignores computed columns. */
  takeFields(mode: ExamStructure['mode']): void {
    const labels = new Set(this.openQuestions().map(({ name }) => labelKey(name)))
    for (const { column, header, label } of this.openCells()) {
      const word = fieldOfHeading(withoutScale(header))
      const identity = identityFields.find((field) => field === word?.field) ?? identityOf(header)
      if (word) this.languages.push(...word.languages)
      if (identity && !this.identity.has(identity)) this.identity.set(identity, column)
      // In an exam with a single mark, "Total" is the name of its question.
      else if (word && !identity && !(mode === 'total' && labels.has(label))) this.#ignored.add(column)
    }
  }

  /** Assigns the columns of notes, each named after its question. */
  takeNotes(): void {
    const meanings = this.#all.flatMap(({ leaf, name }) =>
      allLanguages.flatMap((language) =>
        noteParts.map((part) => ({
          ...{ leafId: leaf.id, part, language },
          key: labelKey(noteHeader(name, part, language)),
        })),
      ),
    )
    const byKey = grouped(meanings, ({ key }) => key)
    for (const cells of grouped(this.openCells(), ({ header }) => labelKey(header)).values()) {
      const meaningsOfKey = byKey.get(labelKey(cells[0]?.header ?? '')) ?? []
      const isOne = cells.length === 1 && new Set(meaningsOfKey.map(({ leafId }) => leafId)).size === 1
      for (const { column } of meaningsOfKey.length > 0 ? cells : []) {
        const [meaning] = meaningsOfKey
        if (!meaning || !isOne) this.reasons.set(column, 'ambiguous')
        else {
          this.notes.set(column, { leafId: meaning.leafId, part: meaning.part })
          this.languages.push(meaning.language)
        }
      }
    }
  }

  /** Assigns headings such as "Q1/4", unless the maximum or another column contradicts them. */
  takeGluedMaxima(): void {
    const byKey = grouped(this.openQuestions(), ({ name }) => looseKey(name))
    const glued = this.openCells().flatMap(({ column, header }) => {
      const parts = gluedMaximum(header)
      return parts ? [{ column, ...parts }] : []
    })
    for (const [key, cells] of grouped(glued, (cell) => cell.key)) {
      const [question, ...others] = byKey.get(key) ?? []
      for (const { column, maximum } of question ? cells : []) {
        if (!question || others.length > 0 || cells.length > 1) this.reasons.set(column, 'ambiguous')
        else if (maximum === question.leaf.maxHundredths) this.questions.set(column, question)
        else this.reasons.set(column, 'another-maximum')
      }
    }
  }

  takeOtherMaxima(): void {
    const labels = new Set(this.openQuestions().map(({ name }) => looseKey(name)))
    for (const { column, label, maximum } of this.openCells()) {
      if (maximum !== null && labels.has(looseKey(label))) this.reasons.set(column, 'another-maximum')
    }
  }

  /** The last resort: matches by position if no column was recognised and there are as many columns as questions. */
  takeInOrder(): boolean {
    const cells = this.openCells()
    const fits =
      this.questions.size === 0 &&
      this.reasons.size === 0 &&
      cells.length === this.#all.length &&
      cells.every(({ maximum }, index) => (maximum ?? this.maximumAt(index)) === this.maximumAt(index)) &&
      !cells.some(({ label }, index) => this.#hasNumberOfAnother(label, index))
    if (!fits) return false
    cells.forEach(({ column }, index) => {
      const question = this.#all[index]
      if (question) this.questions.set(column, question)
    })
    return true
  }

  /** Whether the number in a heading, such as "Question 2", belongs to a question in another position. */
  #hasNumberOfAnother(label: string, index: number): boolean {
    const numbers = this.#all.map(({ name }) => firstNumber(name))
    const number = firstNumber(label)
    return number !== null && numbers[index] !== number && numbers.includes(number)
  }

  maximumAt = (index: number) => this.#all[index]?.leaf.maxHundredths
}

const mostFrequent = (languages: readonly Language[]): Language | null => {
  const counts = [...grouped(languages, (language) => language)].sort((a, b) => b[1].length - a[1].length)
  const [first, second] = counts
  return first && first[1].length > (second?.[1].length ?? 0) ? (first[1][0] ?? null) : null
}

function readRow(cells: readonly string[], row: number, structure: ExamStructure): SheetHeader {
  const reading = new HeaderReading(cells.map(headerCell), namedQuestions(structure))
  reading.pair(
    ({ label, maximum }) => (maximum === null ? null : `${String(maximum)} ${label}`),
    ({ leaf, name }) => `${String(leaf.maxHundredths)} ${labelKey(name)}`,
  )
  reading.takeFields(structure.mode)
  reading.pair(
    ({ header, maximum }) => (maximum === null ? labelKey(header) : null),
    ({ name }) => labelKey(name),
  )
  reading.takeNotes()
  reading.pair(
    ({ label, maximum }) => (maximum === null ? null : `${String(maximum)} ${looseKey(label)}`),
    ({ leaf, name }) => `${String(leaf.maxHundredths)} ${looseKey(name)}`,
  )
  reading.pair(
    ({ header, maximum }) => (maximum === null ? looseKey(header) : null),
    ({ name }) => looseKey(name),
  )
  reading.takeGluedMaxima()
  reading.takeOtherMaxima()
  const isByOrder = reading.identity.size > 0 && reading.takeInOrder()
  for (const { column } of reading.openCells()) reading.reasons.set(column, 'unknown')
  return {
    ...{ row, isByOrder, identity: reading.identity, questions: reading.questions, notes: reading.notes },
    language: mostFrequent(reading.languages),
    unread: [...reading.reasons].map(([column, reason]) => ({
      ...{ column, reason },
      header: cleanText(deneutralise(cells[column] ?? '')),
    })),
  }
}

const namesSomebody = ({ identity }: SheetHeader) =>
  (['lastName', 'firstName', 'fullName', 'externalId'] as const).some((field) => identity.has(field))

/**
 * Finds the header among the first rows, which may include titles: the row with the most recognised cells. Returns
 * null if no row qualifies.
 */
export function readHeader(
  rows: readonly (readonly string[])[],
  structure: ExamStructure,
): SheetHeader | null {
  let best: SheetHeader | null = null
  const scoreOf = ({ identity, questions, isByOrder }: SheetHeader) =>
    identity.size + (isByOrder ? 0 : 2 * questions.size)
  for (const [row, cells] of rows.slice(0, rowsWithHeaders).entries()) {
    const header = readRow(cells, row, structure)
    if (namesSomebody(header) && header.questions.size > 0 && (!best || scoreOf(header) > scoreOf(best)))
      best = header
  }
  return best
}
