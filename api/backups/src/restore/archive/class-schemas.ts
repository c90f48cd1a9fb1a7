import {
  ActivityKind,
  Aggregation,
  CellNote,
  ClassColour,
  ClassRole,
  DayString,
  ExamNeedGroups,
  ExamStatus,
  ExamStructure,
  ExamType,
  GradingScale,
  MarkCode,
  MarkOperationKind,
  MarkStatus,
  MaximumAnswer,
  ObjectIdString as Id,
  overallCommentLength,
  Rounding,
} from '@classeur/contracts'
import { noteLimits } from '@classeur/domain/marks'
import { studentTextLimits } from '@classeur/domain/roster'
import { z } from 'zod'

const count = z.number().int().min(0)
const text = (max: number) => z.string().max(max)
const Version = z.number().int().min(0).max(1e9)
/** Derived from other documents, and computed again after a restore. */
const Derived = z.unknown()

export const ArchivedClass = z.strictObject({
  _id: Id,
  ownerId: Id,
  members: z
    .array(
      z.strictObject({
        userId: Id,
        role: ClassRole,
        joinedAt: z.date(),
        lastActivityAt: z.date().nullable(),
      }),
    )
    .min(1)
    .max(500)
    .refine((members) => new Set(members.map(({ userId }) => userId)).size === members.length)
    .refine((members) => members.filter(({ role }) => role === 'owner').length === 1),
  transfer: z.strictObject({ toUserId: Id, offeredAt: z.date() }).nullable(),
  schoolId: Id.nullable(),
  name: text(120).min(1),
  level: text(60),
  subjects: z.array(text(60)).max(12),
  schoolYear: text(60),
  colour: ClassColour,
  scale: GradingScale.nullable(),
  usesExternalIds: z.boolean(),
  editorsMayRelease: z.boolean().optional(),
  isSample: z.boolean(),
  slot: z.number().int().min(0).max(1e6).nullable(),
  slotKey: text(80),
  counts: Derived,
  results: Derived,
  searchText: text(2000),
  version: Version,
  createdAt: z.date(),
  lastActivityAt: z.date(),
  archivedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
  deletedBy: Id.optional(),
})
export type ArchivedClass = z.infer<typeof ArchivedClass>

export const ArchivedStudent = z.strictObject({
  id: Id,
  number: z.number().int().min(0).max(1e6),
  firstName: text(studentTextLimits.name),
  lastName: text(studentTextLimits.name),
  externalId: text(studentTextLimits.externalId),
  note: text(studentTextLimits.note),
  groupIds: z.array(Id).max(studentTextLimits.groups),
  hasNeeds: z.boolean(),
  joinedOn: DayString.nullable(),
  leftOn: DayString.nullable(),
  deletedAt: z.date().nullable(),
  deletedBy: Id.optional(),
})

export type ArchivedStudent = z.infer<typeof ArchivedStudent>

const Group = z.strictObject({
  id: Id,
  name: text(studentTextLimits.groupName),
  usedAt: z.date().nullable(),
})

export const ArchivedRoster = z.strictObject({
  _id: Id,
  version: Version,
  lastNumber: z.number().int().min(0).max(1e6),
  students: z.array(ArchivedStudent).max(5000),
  groups: z.array(Group).max(500),
  keptGroups: z
    .array(z.strictObject({ ...Group.shape, studentIds: z.array(Id).max(5000) }))
    .max(2000)
    .optional(),
})
export type ArchivedRoster = z.infer<typeof ArchivedRoster>

export const ArchivedExam = z.strictObject({
  _id: Id,
  classId: Id,
  title: text(120),
  type: ExamType,
  date: DayString.nullable(),
  termId: Id.nullable(),
  subject: text(60),
  coefficientHundredths: z.number().int().min(0).max(9900),
  scale: GradingScale.nullable(),
  passMarkBasisPoints: z.number().int().min(0).max(10_000).nullable(),
  rounding: Rounding.nullable(),
  status: ExamStatus,
  structure: ExamStructure,
  version: Version,
  summary: Derived,
  marksVersion: Version,
  fence: Version.optional(),
  wasReleased: z.boolean().optional(),
  assignments: z.record(Id, z.array(Id).max(20)).optional(),
  lastChangeId: Id.nullable(),
  rescaleIds: z.array(Id).max(1000),
  searchText: text(2000),
  needGroups: ExamNeedGroups.optional(),
  retestOf: Id.optional(),
  createdBy: Id,
  createdAt: z.date(),
  lastMarkedAt: z.date().nullable(),
  /** Not restored: the whole log is in the archive, and stands in `mark_changes` again. */
  logArchivedAt: z.date().optional(),
  deletedAt: z.date().nullable(),
  deletedBy: Id.optional(),
})
export type ArchivedExam = z.infer<typeof ArchivedExam>

const Mark = z
  .strictObject({
    valueHundredths: z.number().int().min(0).max(100_000).nullable(),
    status: MarkStatus.nullable(),
    version: Version.min(1),
    by: Id,
    at: z.date(),
    errorTypes: z.array(text(noteLimits.errorType)).max(noteLimits.errorTypes).exactOptional(),
    comment: text(noteLimits.comment).exactOptional(),
  })
  .refine(({ valueHundredths, status }) => valueHundredths === null || status === null)

const LogEntry = z.strictObject({
  leafId: Id,
  version: Version.min(1),
  from: MarkCode,
  to: MarkCode,
  by: Id,
  at: z.date(),
  operationId: text(64),
  kind: MarkOperationKind,
  of: text(64).nullable(),
  place: count,
  afterRelease: z.boolean(),
  epoch: Version.optional(),
  fromNote: CellNote.optional(),
  toNote: CellNote.optional(),
})

export const ArchivedMarkRow = z
  .strictObject({
    _id: text(80),
    examId: Id,
    classId: Id,
    studentId: Id,
    marks: z.record(Id, Mark),
    epoch: Version,
    rescaled: z
      .strictObject({
        changeId: Id,
        cells: z.record(Id, z.strictObject({ valueHundredths: z.number().int(), version: Version })),
      })
      .nullable(),
    revision: Version.optional(),
    fence: z.number().int().min(-1).max(1e9).optional(),
    log: z.array(LogEntry).max(100_000).optional(),
  })
  .refine(({ _id, examId, studentId }) => _id === `${examId}:${studentId}`)
export type ArchivedMarkRow = z.infer<typeof ArchivedMarkRow>

export const ArchivedMarkChange = z
  .strictObject({ _id: text(120), examId: Id, classId: Id, studentId: Id, ...LogEntry.shape })
  .refine(
    ({ _id, examId, studentId, leafId, version }) =>
      _id === `${examId}:${studentId}:${leafId}:${String(version).padStart(8, '0')}`,
  )

const Rescale = z.strictObject({
  leafId: Id,
  oldMaxHundredths: z.number().int().positive().max(100_000),
  newMaxHundredths: z.number().int().positive().max(100_000),
  stepHundredths: z.number().int().positive().max(100_000),
})

export const ArchivedStructureChange = z.strictObject({
  _id: Id,
  examId: Id,
  classId: Id,
  by: Id,
  at: z.date(),
  toVersion: Version,
  marksVersion: Version,
  before: ExamStructure,
  answers: z.record(Id, MaximumAnswer),
  rescales: z.array(Rescale).max(5000),
  undoes: Id.nullable(),
  oldMarks: z.record(Id, z.record(Id, Mark)),
})
export type ArchivedStructureChange = z.infer<typeof ArchivedStructureChange>

export const ArchivedTermChoice = z.strictObject({
  _id: Id,
  classId: Id,
  termId: Id,
  aggregation: Aggregation,
})

export const ArchivedOverallComment = z
  .strictObject({
    _id: text(80),
    classId: Id,
    termId: Id.nullable(),
    studentId: Id,
    text: text(overallCommentLength),
    version: Version.min(1),
    authorId: Id,
    updatedAt: z.date(),
  })
  .refine(({ _id, classId, termId, studentId }) => _id === [classId, termId ?? 'year', studentId].join(':'))

export const ArchivedActivity = z.strictObject({
  _id: Id,
  classId: Id,
  kind: ActivityKind,
  ...{ actorId: z.union([Id, z.literal('')]), aboutId: Id.optional() },
  params: z.record(text(60), z.union([text(500), z.number()])),
  at: z.date(),
})
