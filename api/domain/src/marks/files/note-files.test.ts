import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { pointsOn20 } from '../../exams/grading-scale.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { fileText } from '../../text/formula-guard.ts'
import { languages, type Language } from '../../text/language.ts'
import { printable } from '../../text/plain-text.ts'
import { defaultErrorTypes } from '../error-types/default-error-types.ts'
import { contentOf } from '../mark-content.ts'
import { cleanComment, isEmptyNote, type CellNote } from '../notes/cell-note.ts'
import { decimalText } from './decimal-text.ts'
import { noteColumns } from './note-columns.ts'
import { errorTypesText, noteLabels } from './note-labels.ts'
import { planMarksImport } from './plan-marks-import.ts'
import { planNotesImport } from './plan-notes-import.ts'
import { isNotesTable, readNotesTable } from './read-notes-table.ts'
import { readSheetTable } from './read-sheet-table.ts'
import { sheetTable, tableText, type FileSheet, type FileStudent } from './sheet-table.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const leafOf = (label: string, more: Partial<ExamLeaf> = {}) => newLeaf(newId(), label, 400, more)
const student = (lastName: string, more: Partial<FileStudent> = {}): FileStudent => ({
  ...{ id: newId(), number: 1, lastName, firstName: '', externalId: '', takesPart: true },
  ...more,
})

const [q1, q2, old] = [leafOf('Q1'), leafOf('Q2'), leafOf('Old', { retiredAt: '2026-10-02T00:00:00.000Z' })]
const structure = detailedStructure(leafOf('Total'), [q1, q2, old], newId)
const [ada, ben] = [student('Ada'), student('Ben', { number: 2 })]
const late = student('Late', { number: 3, takesPart: false })
const ownType = newId()
const note = (errorTypes: readonly string[], comment = ''): CellNote => ({ errorTypes, comment })
const sheetOf = (notes: FileSheet['notes'] = new Map(), more: Partial<FileSheet> = {}): FileSheet => ({
  exam: { structure, effectiveScale: pointsOn20, effectiveRounding: 'hundredth' },
  students: [ada, ben, late],
  marks: new Map([[ada.id, { [q1.id]: contentOf(300) }]]),
  notes,
  errorTypeNames: { [ownType]: 'Sign, forgotten' },
  ...more,
})
const notesOf = (ofAda: Record<string, CellNote>, ofBen: Record<string, CellNote> = {}) =>
  new Map([
    [ada.id, ofAda],
    [ben.id, ofBen],
  ])

/** The rows of a text file, as they are read again. */
const fileOf = (sheet: FileSheet, language: Language = 'en'): string[][] => {
  const notes = noteColumns(sheet, language)
  const table = sheetTable(sheet, language, (hundredths) => decimalText(hundredths, '.'))
  return tableText(table, '.').map((row, index) =>
    [...row, ...(notes[index] ?? [])].map((cell) => printable(cell).trim()),
  )
}
const planOf = (rows: string[][], sheet: FileSheet) =>
  planNotesImport(readSheetTable(rows, { ...sheet, notes: new Map() }).notes, sheet)
const unchanged = { fresh: [], changed: [], unread: [] }

describe('notes in a text file', () => {
  const sheet = sheetOf(notesOf({ [q1.id]: note(['method', ownType], '=1+1'), [old.id]: note(['unit']) }))

  it('follow the marks in two columns for each question with a note, with apostrophes against formulas', () => {
    const [header = [], ...rows] = fileOf(sheet, 'fr')
    expect(header.slice(9)).toEqual(['État', 'Q1 · erreurs', 'Q1 · commentaire'])
    expect(rows.map((row) => row.slice(10))).toEqual([
      ['Méthode; Sign, forgotten', "'=1+1"],
      ['', ''],
      ['', ''],
    ])
    expect(fileOf(sheetOf())[0]?.at(-1)).toBe('Status')
  })

  it('change nothing when they are read again, and fill a sheet without notes, whatever the language', () => {
    for (const language of languages) {
      const rows = fileOf(sheet, language)
      const read = readSheetTable(rows, sheet)
      expect([read.columns, read.language, read.isByOrder]).toEqual([[], language, false])
      expect(planOf(rows, sheet)).toEqual(unchanged)
      expect(planMarksImport(read, sheet, language)).toMatchObject({ fresh: [], changed: [], unread: [] })
      expect(planOf(rows, sheetOf())).toMatchObject({
        fresh: [{ studentId: ada.id, leafId: q1.id, to: note(['method', ownType], '=1+1') }],
        changed: [],
        unread: [],
      })
    }
  })

  it('a file without these columns, and empty cells in them, leave notes alone', () => {
    const plain = fileOf(sheetOf())
    expect(readSheetTable(plain, sheet).notes).toEqual([])
    const rows = fileOf(sheet).map((row, index) => (index === 0 ? row : [...row.slice(0, 10), '', '']))
    expect(planOf(rows, sheet)).toEqual(unchanged)
  })

  it('tell apart what is added and what is replaced', () => {
    const rows = (types: string, comment: string) => [
      ['Last name', 'Q1', 'Q1 · errors', 'Q1 · comment'],
      ['Ada', '', types, comment],
    ]
    const before = sheetOf(notesOf({ [q1.id]: note(['method']) }))
    expect(planOf(rows('Method; Unit', 'Units'), before)).toMatchObject({
      ...{ fresh: [{ from: note(['method']), to: note(['method', 'unit'], 'Units') }], changed: [] },
    })
    expect(planOf(rows('unité', ''), before)).toMatchObject({
      ...{ fresh: [], changed: [{ from: note(['method']), to: note(['unit']) }] },
    })
  })

  it('report what cannot be read with its position, and write the rest', () => {
    const rows = [
      ['Last name', 'Q1', 'Q1 · errors', 'Q1 · comment', 'Q2 · comment', 'Q2 · comment', 'Q9 · errors'],
      ['Ada', '1', 'Method; Nonsense', 'Good', 'x', 'y', 'Unit'],
      ['Ben', '1', defaultErrorTypes.join(','), 'x'.repeat(501)],
      ['Late', '', 'Unit'],
    ]
    const read = readSheetTable(rows, sheetOf())
    expect(read.columns).toEqual([
      { column: 4, header: 'Q2 · comment', reason: 'ambiguous' },
      { column: 5, header: 'Q2 · comment', reason: 'ambiguous' },
      { column: 6, header: 'Q9 · errors', reason: 'unknown' },
    ])
    expect(read.rows).toEqual([{ row: 3, text: 'Late', reason: 'not-applicable' }])
    expect(planOf(rows, sheetOf())).toEqual({
      fresh: [
        { studentId: ada.id, leafId: q1.id, from: note([]), to: note([], 'Good') },
        { studentId: ben.id, leafId: q1.id, from: note([]), to: note([...defaultErrorTypes]) },
      ],
      changed: [],
      unread: [
        { table: 'marks', row: 1, column: 2, text: 'Method; Nonsense', reason: 'error-type' },
        { table: 'marks', row: 2, column: 3, text: 'x'.repeat(501), reason: 'too-long' },
      ],
    })
  })

  it('a name of several error types is never guessed', () => {
    const own = { [newId()]: 'Method', [newId()]: 'Twice', [newId()]: 'twice' }
    const rows = (types: string) => [
      ['Last name', 'Q1', 'Q1 · errors'],
      ['Ada', '', types],
    ]
    for (const name of ['Method', 'Twice'])
      expect(planOf(rows(name), sheetOf(new Map(), { errorTypeNames: own })).unread).toMatchObject([
        { reason: 'error-type', text: name },
      ])
  })
})

describe('a table with one row per cell', () => {
  const heading = noteLabels.en.heading
  const head = [
    'No.',
    'Last name',
    'First name',
    heading.question,
    'Points',
    heading.errorTypes,
    heading.comment,
  ]
  const twins = [student('Lee', { number: 4 }), student('Lee', { number: 5 })]
  const sheet = sheetOf(new Map(), { students: [ada, late, ...twins] })

  it('is found below a title in every language, and a table of marks is not one', () => {
    for (const language of languages) {
      const { question, errorTypes } = noteLabels[language].heading
      const name = language === 'ar' ? 'اسم العائلة' : language === 'fr' ? 'Nom' : 'Last name'
      expect(isNotesTable([['A title'], [], [name, question, errorTypes]])).toBe(true)
    }
    expect(isNotesTable(fileOf(sheetOf(notesOf({ [q1.id]: note(['unit']) }))))).toBe(false)
    expect(isNotesTable([['Question', 'Error types']])).toBe(false)
  })

  it('has several rows per student, and ignores rows without a note', () => {
    const rows = [
      ['Title'],
      head,
      ['1', 'Ada', '', 'Q1', '3', 'Unit', ''],
      ['1', 'Ada', '', 'Q2', '0', '', ''],
      ['1', 'Ada', '', 'q2', '0', '', "'=x"],
      ['5', 'Lee', '', 'Q1', '', 'Method', ''],
      ['9', 'Nobody', '', 'Q1', '0', '', ''],
    ]
    const { notes, unread } = readNotesTable(rows, sheet)
    expect(unread).toEqual([])
    expect(
      planNotesImport(notes, sheet).fresh.map(({ studentId, leafId, to }) => [studentId, leafId, to]),
    ).toEqual([
      [ada.id, q1.id, note(['unit'])],
      [ada.id, q2.id, note([], '=x')],
      [twins[1]?.id, q1.id, note(['method'])],
    ])
  })

  it('reports rows of unknown or ambiguous students and questions', () => {
    const rows = [
      head,
      ['', 'Nobody', '', 'Q1', '', 'Unit', ''],
      ['', 'Lee', '', 'Q1', '', 'Unit', ''],
      ['3', 'Late', '', 'Q1', '', '', 'Why'],
      ['1', 'Ada', '', 'Q7', '', '', 'Why'],
    ]
    expect(readNotesTable(rows, sheet)).toEqual({
      notes: [],
      unread: [
        { table: 'notes', row: 1, column: 5, text: 'Nobody', reason: 'unknown' },
        { table: 'notes', row: 2, column: 5, text: 'Lee', reason: 'several' },
        { table: 'notes', row: 3, column: 6, text: 'Late', reason: 'not-applicable' },
        { table: 'notes', row: 4, column: 3, text: 'Q7', reason: 'question' },
      ],
    })
  })
})

describe('any notes', () => {
  const anyNote = fc.record({
    errorTypes: fc.uniqueArray(fc.constantFrom(...defaultErrorTypes, ownType, 'f'.repeat(24)), {
      maxLength: 8,
    }),
    comment: fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc
          .array(fc.constantFrom('=', '-', '@', ';', ',', "'", '"', '\n', ' ', 'x'), { maxLength: 12 })
          .map((all) => all.join('')),
      )
      .map(cleanComment),
  })

  it('change nothing after an export in any language, and fill an empty sheet with exactly the same', () => {
    fc.assert(
      fc.property(
        fc.array(anyNote, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...languages),
        ([a, b, c, d], language) => {
          if (!a || !b || !c || !d) throw new Error('no notes')
          const sheet = sheetOf(notesOf({ [q1.id]: a, [q2.id]: b }, { [q1.id]: c, [q2.id]: d }))
          const rows = fileOf(sheet, language)
          expect(planOf(rows, sheet)).toEqual(unchanged)
          const filled = planOf(rows, sheetOf())
          expect([filled.changed, filled.unread]).toEqual([[], []])
          expect(filled.fresh.map(({ to }) => to)).toEqual(
            [a, b, c, d]
              .filter((one) => !isEmptyNote(one))
              .map((one) => ({ ...one, comment: cleanComment(fileTextBack(one.comment)) })),
          )
        },
      ),
      propertyRuns(200),
    )
  })

  /** Characters that no file can hold are lost on the way through one. */
  const fileTextBack = (comment: string) => comment.replace(/[\ufffe\uffff]/g, '')

  it('names of error types are read back in every language', () => {
    for (const language of languages)
      expect(
        planOf(
          [
            ['Last name', 'Q1', 'Q1 · errors'],
            ['Ada', '', fileText(errorTypesText(defaultErrorTypes, language))],
          ],
          sheetOf(),
        ).fresh,
      ).toMatchObject([{ to: { errorTypes: [...defaultErrorTypes] } }])
  })
})
