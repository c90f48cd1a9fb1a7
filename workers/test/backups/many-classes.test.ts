import type { PlainDocument } from '@classeur/database'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { leavesOf, structureOf } from '../../../api/test/kit/exam-kit.ts'
import { documentsOfClass } from '../../../api/test/kit/memory-archive.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'
import {
  accountOn,
  comparable,
  differences,
  downloadedBackup,
  restoredFrom,
} from './kit/second-installation.ts'

const size = { classes: 500, students: 40, exams: 20 }
/** One class is in memory at a time, and the process holds two installations with their workers. */
const mostGrowthBytes = 700 * 1024 * 1024
const at = new Date('2026-11-22T10:00:00Z')
/** Everything runs in this process, which is busy for longer than the locks of other tests last. */
const lock = { lockDurationMs: 120_000, stalledIntervalMs: 60_000 }

let kits: [BackupKit, BackupKit]
let urls: [string, string]
beforeAll(async () => {
  kits = [await createBackupKit(), await createBackupKit()]
  urls = [await kits[0].test.listen(), await kits[1].test.listen()]
  for (const kit of kits) await kit.startWorker({ lock })
})
afterAll(async () => {
  for (const kit of kits ?? []) await kit.close()
})

const idOf = (...numbers: number[]) =>
  numbers
    .map((number) => number.toString(16).padStart(6, '0'))
    .join('')
    .padStart(24, '0')
const structure = structureOf(leavesOf([10]))
const leafId = structure.exercises[0]?.questions[0]?.parts[0]?.id ?? ''
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The documents of one class: each exam has a mark of each student, and its entry in the log. */
function classOf(index: number, ownerId: string): Record<string, PlainDocument[]> {
  const classId = idOf(1, index)
  const students = indexes(size.students).map((student) => ({
    ...{ id: idOf(2, index, student), number: student + 1, firstName: `S${String(student)}`, lastName: '' },
    ...{ externalId: '', note: '', groupIds: [], hasNeeds: false },
    ...{ joinedOn: null, leftOn: null, deletedAt: null },
  }))
  const exams = indexes(size.exams).map((exam) => ({
    ...{ _id: idOf(3, index, exam), classId, title: `Exam ${String(exam)}`, type: 'test' },
    ...{ date: null, termId: null, subject: '', coefficientHundredths: 100, scale: null },
    ...{ passMarkBasisPoints: null, rounding: null, status: 'marking', structure, version: 1, summary: null },
    ...{ marksVersion: 1, lastChangeId: null, rescaleIds: [], searchText: '', createdBy: ownerId },
    ...{ createdAt: at, lastMarkedAt: null, deletedAt: null },
  }))
  const cells = exams.flatMap(({ _id: examId }) =>
    students.map(({ id: studentId, number }) => ({ examId, studentId, points: (number % 10) * 100 })),
  )
  return {
    classes: [
      {
        ...{ _id: classId, ownerId, transfer: null, schoolId: null, name: `Class ${String(index)}` },
        members: [{ userId: ownerId, role: 'owner', joinedAt: at, lastActivityAt: null }],
        ...{ level: '', subjects: [], schoolYear: '', colour: 'board', scale: null, usesExternalIds: false },
        ...{ isSample: false, slot: null, slotKey: `none:${classId}`, counts: {}, results: null },
        // Archived, because no plan has room for so many open classes.
        ...{ searchText: ` class ${String(index)}`, version: 1, createdAt: at, lastActivityAt: at },
        ...{ archivedAt: at, deletedAt: null },
      },
    ],
    rosters: [{ _id: classId, version: 1, lastNumber: size.students, groups: [], students }],
    exams,
    mark_rows: cells.map(({ examId, studentId, points }) => ({
      ...{ _id: `${examId}:${studentId}`, examId, classId, studentId },
      marks: {
        [leafId]: { valueHundredths: points, status: null, version: 1, by: ownerId, at, errorTypes: [] },
      },
      ...{ epoch: 0, rescaled: null, revision: 1, fence: 0 },
    })),
    mark_changes: cells.map(({ examId, studentId, points }) => ({
      ...{ _id: `${examId}:${studentId}:${leafId}:00000001`, examId, classId, studentId, leafId, version: 1 },
      ...{ from: null, to: points, by: ownerId, at, operationId: `fill-${examId}`, kind: 'type', of: null },
      ...{ place: 0, afterRelease: false, epoch: 0 },
    })),
  }
}

async function fill({ connection }: BackupKit, ownerId: string): Promise<void> {
  const { ObjectId } = connection.base.Types
  for (const index of indexes(size.classes)) {
    for (const [name, documents] of Object.entries(classOf(index, ownerId))) {
      const hasObjectIds = name === 'classes' || name === 'exams'
      await connection.collection(name).insertMany(
        documents.map((one) => ({
          ...one,
          _id: (hasObjectIds ? new ObjectId(one._id) : one._id) as never,
        })),
      )
    }
  }
}

/** The largest memory of the process while something runs, in bytes. */
function watchMemory() {
  let largest = process.memoryUsage().rss
  const timer = setInterval(() => (largest = Math.max(largest, process.memoryUsage().rss)), 100)
  return () => {
    clearInterval(timer)
    return largest
  }
}

/** What a class consists of, without figures that the api counts from its marks. */
async function storedClass({ connection }: BackupKit, index: number) {
  const documents = comparable(await documentsOfClass(connection, idOf(1, index)))
  return {
    ...documents,
    classes: documents.classes.map(({ counts: _counts, results: _results, ...one }) => one),
    exams: documents.exams.map(({ summary: _summary, ...one }) => one),
  }
}

// In `npm test`, second-installation.test.ts compares one class.
itInDeep(
  `${String(size.classes)} classes of ${String(size.students)} students and ${String(size.exams)} exams are equal on a second installation, field by field, with memory for one class`,
  async () => {
    const teacher = await kits[0].newTeacher()
    await fill(kits[0], teacher.userId)
    const person = await accountOn(kits[1], teacher, kits[0])
    const before = process.memoryUsage().rss
    const started = performance.now()
    const minutes = () => ((performance.now() - started) / 60_000).toFixed(1)
    const largest = watchMemory()
    const file = await downloadedBackup(kits[0], urls[0], teacher)
    const backedUp = minutes()
    await restoredFrom(kits[1], urls[1], person, { file, method: 'replace' })
    const peak = largest()
    const restored = minutes()
    for (const index of indexes(size.classes))
      expect(differences(await storedClass(kits[0], index), await storedClass(kits[1], index))).toEqual([])
    for (const name of ['classes', 'rosters', 'exams', 'mark_rows', 'mark_changes']) {
      const [here, there] = await Promise.all(
        kits.map(({ connection }) => connection.collection(name).countDocuments({})),
      )
      expect([name, there]).toEqual([name, here])
    }
    process.stderr.write(
      `backed up after ${backedUp} min, restored after ${restored} min, compared after ${minutes()} min; archive ${String(file.length)} bytes; memory ${String(before >> 20)} MiB before, ${String(peak >> 20)} MiB at most\n`,
    )
    expect(peak - before).toBeLessThan(mostGrowthBytes)
  },
  10_800_000,
)
