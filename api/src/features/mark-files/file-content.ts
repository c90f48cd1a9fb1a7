import { activeLeaves } from '@classeur/domain/exams'
import { takesPart, examDayOf, type FileSheet } from '@classeur/domain/marks'
import type { Digits, Exam, ExportQuery, Language, Rounding } from '@classeur/contracts'
import type { ExamDocument, MarkRowDocument, RosterDocument } from '@classeur/database'

/** Everything a file of a mark sheet is made of. Can be handed to a thread. */
export interface FileContent {
  sheet: FileSheet & { exam: { effectiveRounding: Rounding } }
  title: string
  className: string
  /** ISO 8601 without a time; null when the exam has none. */
  date: string | null
  schoolName: string
  language: Language
  digits: Digits
  /** IANA name, for the day on which the file was made. */
  timeZone: string
  /** Milliseconds since 1970. */
  nowMs: number
}

/** Cells of marks: what the work of making a file grows with. */
export const cellsOf = ({ sheet }: FileContent): number =>
  sheet.students.length * activeLeaves(sheet.exam.structure).length

export interface FileContentInput {
  exam: Exam
  document: Pick<ExamDocument, 'date' | 'createdAt'>
  roster: Pick<RosterDocument, 'students'>
  rows: readonly MarkRowDocument[]
  overLimit: ReadonlySet<string>
  school: { name: string; timeZone: string } | null
  query: Pick<ExportQuery, 'language' | 'digits'>
  now: Date
}

/** Takes what a file needs, and nothing else: no private note, no comment. */
export function fileContentOf(input: FileContentInput): FileContent {
  const { exam, document, roster, rows, overLimit, school } = input
  const examDay = examDayOf(document)
  return {
    sheet: {
      exam: {
        structure: exam.structure,
        effectiveScale: exam.effectiveScale,
        effectiveRounding: exam.effectiveRounding,
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
          isOverLimit: overLimit.has(student.id),
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
