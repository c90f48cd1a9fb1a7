import type { ReadableArchive } from '@classeur/backups'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../database/test/kit/open-test-database.ts'
import { leavesOf, structureOf } from '../kit/exam-kit.ts'
import { memoryArchive } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

const size =
  process.env['TESTS'] === 'deep'
    ? { classes: 500, students: 40, exams: 20 }
    : { classes: 4, students: 5, exams: 3 }
/** One class is in memory at a time, however many there are. */
const mostGrowthBytes = 400 * 1024 * 1024
const createdAt = new Date('2026-11-22T10:00:00Z')

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.drop())

const ownerId = newId()
const idOf = (...numbers: number[]) =>
  numbers
    .map((number) => number.toString(16).padStart(6, '0'))
    .join('')
    .padStart(24, '0')
const structure = structureOf(leavesOf([10]))
const leafId = structure.exercises[0]?.questions[0]?.parts[0]?.id ?? ''

const classOf = (index: number) => ({
  ...{ _id: idOf(1, index), ownerId, transfer: null, schoolId: null, name: `Class ${String(index)}` },
  members: [{ userId: ownerId, role: 'owner', joinedAt: createdAt, lastActivityAt: null }],
  ...{ level: '', subjects: [], schoolYear: '', colour: 'board', scale: null, usesExternalIds: false },
  ...{ isSample: false, slot: null, slotKey: '', counts: {}, results: null, searchText: '', version: 1 },
  ...{ createdAt, lastActivityAt: createdAt, archivedAt: null, deletedAt: null },
})
const rosterOf = (index: number) => ({
  ...{ _id: idOf(1, index), version: 1, lastNumber: size.students, groups: [] },
  students: Array.from({ length: size.students }, (_, student) => ({
    ...{ id: idOf(2, index, student), number: student + 1, firstName: `S${String(student)}`, lastName: '' },
    ...{ externalId: '', note: '', groupIds: [], hasNeeds: false },
    ...{ joinedOn: null, leftOn: null, deletedAt: null },
  })),
})
const examOf = (index: number, exam: number) => ({
  ...{ _id: idOf(3, index, exam), classId: idOf(1, index), title: `Exam ${String(exam)}`, type: 'test' },
  ...{ date: null, termId: null, subject: '', coefficientHundredths: 100, scale: null },
  ...{ passMarkBasisPoints: null, rounding: null, status: 'marking', structure, version: 1, summary: null },
  ...{ marksVersion: 1, lastChangeId: null, rescaleIds: [], searchText: '', createdBy: ownerId, createdAt },
  ...{ lastMarkedAt: null, deletedAt: null },
})
const rowOf = (index: number, exam: number, student: number) => {
  const [examId, studentId] = [idOf(3, index, exam), idOf(2, index, student)]
  const mark = { valueHundredths: (student % 10) * 100, status: null, version: 1, by: ownerId, at: createdAt }
  return {
    ...{ _id: `${examId}:${studentId}`, examId, classId: idOf(1, index), studentId },
    ...{ marks: { [leafId]: { ...mark, errorTypes: [] } }, epoch: 0, rescaled: null, revision: 1, fence: 0 },
  }
}

/** An archive that makes its documents when they are read. */
function largeArchive(): ReadableArchive {
  const empty = memoryArchive({} as never, { ownerId, createdAt })
  return {
    ...empty,
    async *documents(collection) {
      for (let index = 0; index < size.classes; index += 1) {
        if (collection === 'classes') yield classOf(index)
        if (collection === 'rosters') yield rosterOf(index)
        for (let exam = 0; exam < size.exams; exam += 1) {
          if (collection === 'exams') yield examOf(index, exam)
          for (let student = 0; collection === 'mark_rows' && student < size.students; student += 1)
            yield rowOf(index, exam, student)
        }
      }
    },
  }
}

it(`a restore of ${String(size.classes)} classes leaves all of them equal to the backup, with memory for one`, async () => {
  const kit = createRestoreKit(database.connection, { classLimit: size.classes })
  const archive = largeArchive()
  const memoryBefore = process.memoryUsage().rss
  const done = await kit.restore(archive, ownerId, 'replace')
  expect(done.state).toBe('done')
  const again = await kit.checked(archive, ownerId)
  const ofClass = size.students + size.exams + size.students * size.exams
  // Marks of nobody count too: a zero is a mark.
  for (const { here, counts } of again.preview?.classes ?? [])
    expect({ here, counts }).toEqual({
      here: 'present',
      counts: { new: 0, same: ofClass, changed: 0, conflicts: 0 },
    })
  expect(again.preview?.classes).toHaveLength(size.classes)
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(mostGrowthBytes)
  if (process.env['TESTS'] === 'deep') return
  await kit.undo(archive, String(done._id))
  expect(await contentsOf(database.connection)).toEqual({})
})
