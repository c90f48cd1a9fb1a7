import { z } from 'zod'
import { ClassRole } from '../classes/roles.ts'
import { ExactShare } from '../exams/exact-share.ts'
import { Exam } from '../exams/exam.ts'
import { ObjectIdString, UserId } from '../identifiers.ts'
import { Student, StudentGroup } from '../students/student.ts'
import { CellNote } from './cell-note.ts'
import { MarkCode } from './mark-code.ts'
import { MarkAuthor } from './mark-operation.ts'
import { Epoch } from './write-marks.ts'

/**
 * A cell that was written at least once: the indexes of question and person in the lists of the sheet, its version, its
 * content, and when it was written (milliseconds since 1970).
 */
export const SheetCell = z.tuple([
  z.number().int().min(0),
  z.number().int().positive(),
  MarkCode,
  z.number().int().min(0),
  z.number().int(),
])

/**
 * `GET /api/exams/{id}/marks`: the cells of all students with entered marks, including retired questions. The
 * response lists each id and name once. Answers 304 to an `If-None-Match` with its ETag if nothing has changed.
 * Requires `mark:read`.
 */
export const MarkSheet = z.object({
  examVersion: z.number().int(),
  marksVersion: z.number().int(),
  epoch: Epoch,
  leafIds: z.array(ObjectIdString),
  people: z.array(MarkAuthor),
  rows: z.array(
    z.object({
      studentId: ObjectIdString,
      cells: z.array(SheetCell),
      /** By question id; absent if there are none. */
      comments: z.record(ObjectIdString, z.string()).optional(),
      errorTypes: z.record(ObjectIdString, CellNote.shape.errorTypes).optional(),
    }),
  ),
})
export type MarkSheet = z.infer<typeof MarkSheet>

/** The ETag of an exam's marks in this state. A client computes it for marks that it has read in another way. */
export const marksTag = ({
  examVersion,
  marksVersion,
  epoch,
}: Pick<MarkSheet, 'examVersion' | 'marksVersion' | 'epoch'>): string =>
  `"${String(examVersion)}.${String(marksVersion)}.${String(epoch)}"`

/** A student on a mark sheet, without the private note. The plan's limit doesn't concern marks. */
export const SheetStudent = Student.omit({ note: true, hasNeeds: true, isOverLimit: true }).extend({
  /** Whether the student is in the class on the day of the exam; otherwise the cells are "not applicable". */
  takesPart: z.boolean(),
})
export type SheetStudent = z.infer<typeof SheetStudent>

/** The people who may enter marks, and the questions assigned to them (guidance, not a lock). */
export const Marker = z.object({ id: UserId, name: z.string(), role: ClassRole })
export type Marker = z.infer<typeof Marker>

export const QuestionAssignments = z.record(ObjectIdString, z.array(UserId).max(20))
export type QuestionAssignments = z.infer<typeof QuestionAssignments>

/** `PUT /api/exams/{id}/assignments`: replaces all assignments and returns them. Requires `exam:change`. */
export const AssignQuestionsRequest = z.strictObject({ assignments: QuestionAssignments })
export type AssignQuestionsRequest = z.infer<typeof AssignQuestionsRequest>

/** `GET /api/exams/{id}/sheet`: everything that a mark sheet needs to open, in one response. Requires `mark:read`. */
export const ExamSheet = z.object({
  exam: Exam,
  /** In the order of the roster, without deleted students. */
  students: z.array(SheetStudent),
  groups: z.array(StudentGroup),
  markers: z.array(Marker),
  assignments: QuestionAssignments,
  /** Names of the questions' skills, by skill id; absent if no question has a skill. */
  skillNames: z.record(ObjectIdString, z.string()).optional(),
  /** The requester's rights. */
  may: z.object({ write: z.boolean(), change: z.boolean(), release: z.boolean(), reopen: z.boolean() }),
  marks: MarkSheet,
  /** `earlierExactShares` in basis points, for tabs that were opened before an update. */
  earlierShares: z.record(ObjectIdString, z.array(z.number().int())),
  /**
   * The students' shares in earlier exams of this class, the oldest exam first, to compare their results with. An older
   * api doesn't send them.
   */
  earlierExactShares: z.record(ObjectIdString, z.array(ExactShare)).optional(),
})
export type ExamSheet = z.infer<typeof ExamSheet>

/**
 * `POST /api/exams/{id}/marks/file`: reads a CSV or XLSX file and returns its rows of text. `notes`: the sheet of a workbook
 * with one row per cell with an error type or a comment, if there is one. Requires `mark:write`.
 */
export const MarksFile = z.object({
  rows: z.array(z.array(z.string())),
  notes: z.object({ name: z.string(), rows: z.array(z.array(z.string())) }).optional(),
})
export type MarksFile = z.infer<typeof MarksFile>

/** `GET /api/exams/{id}/export`: returns the file. Requires `mark:read`. */
export const ExportQuery = z.strictObject({
  format: z.enum(['xlsx', 'xlsx-worked', 'csv', 'pdf-list', 'pdf-students']),
  delimiter: z.enum(['comma', 'semicolon']).default('comma'),
  language: z.enum(['en', 'fr', 'ar']).default('en'),
  digits: z.enum(['latin', 'arabic']).default('latin'),
})
export type ExportQuery = z.infer<typeof ExportQuery>
