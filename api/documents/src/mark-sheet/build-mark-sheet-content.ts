import {
  isEmptyNote,
  noteOf,
  takesPart,
  examDayOf,
  type CellNote,
  type FileSheet,
  type MarkContent,
} from '@classeur/domain/marks'
import type { Exam, ExportQuery } from '@classeur/contracts'
import type { MarkSheetContent } from './mark-sheet-content.ts'

type StoredStudent = Parameters<typeof takesPart>[0] & {
  id: string
  number: number
  firstName: string
  lastName: string
  externalId: string
}

interface StoredRow {
  studentId: string
  marks: Readonly<Record<string, MarkContent & Partial<CellNote>>>
}

interface ContentInput {
  exam: Pick<
    Exam,
    | 'structure'
    | 'title'
    | 'className'
    | 'date'
    | 'effectiveScale'
    | 'effectiveRounding'
    | 'effectivePassMarkBasisPoints'
    | 'showsRanks'
  >
  /** By skill id. */
  skillNames: Readonly<Record<string, string>>
  document: Parameters<typeof examDayOf>[0]
  roster: { students: readonly StoredStudent[] }
  rows: readonly StoredRow[]
  school: { name: string; timeZone: string } | null
  query: Pick<ExportQuery, 'language' | 'digits'>
  now: Date
  /** Names of the school's own error types, by id. */
  errorTypeNames: Readonly<Record<string, string>>
  /** Whether this kind of file shows error types and comments. */
  withNotes: boolean
}

/** The notes of all cells that have one, by student, then by question. */
const notesOf = (rows: readonly StoredRow[]): NonNullable<FileSheet['notes']> =>
  new Map(
    rows.map(({ studentId, marks }) => [
      studentId,
      Object.fromEntries(
        Object.entries(marks)
          .map(([leafId, mark]) => [leafId, noteOf(mark)] as const)
          .filter(([, note]) => !isEmptyNote(note)),
      ),
    ]),
  )

/** Builds the content of a file, without the private notes about students. Only `withNotes` includes notes of cells. */
export function buildMarkSheetContent(input: ContentInput): MarkSheetContent {
  const { exam, document, roster, rows, school } = input
  const examDay = examDayOf(document)
  return {
    sheet: {
      exam: {
        structure: exam.structure,
        effectiveScale: exam.effectiveScale,
        effectiveRounding: exam.effectiveRounding,
        effectivePassMarkBasisPoints: exam.effectivePassMarkBasisPoints,
        showsRanks: exam.showsRanks,
      },
      students: roster.students
        .filter(({ deletedAt }) => deletedAt === null)
        .sort((a, b) => a.number - b.number)
        .map((student) => ({
          id: student.id,
          number: student.number,
          firstName: student.firstName,
          lastName: student.lastName,
          externalId: student.externalId,
          takesPart: takesPart(student, examDay),
        })),
      marks: new Map(
        rows.map(({ studentId, marks }) => [
          studentId,
          Object.fromEntries(
            Object.entries(marks).map(([leafId, { valueHundredths, status }]) => [
              leafId,
              { valueHundredths, status },
            ]),
          ),
        ]),
      ),
      skillNames: input.skillNames,
      ...(input.withNotes && { notes: notesOf(rows), errorTypeNames: input.errorTypeNames }),
    },
    title: exam.title,
    className: exam.className,
    date: exam.date,
    schoolName: school?.name ?? '',
    ...input.query,
    timeZone: school?.timeZone ?? 'UTC',
    nowMs: input.now.getTime(),
  }
}
