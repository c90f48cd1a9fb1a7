import type { MarkOperationKind } from '@classeur/domain/marks'
import fc from 'fast-check'
import type { Connection } from '../../src/index.ts'
import { createMarkLog, type ChangePosition } from '../../src/index.ts'
import { markChangeId, markChangeModel, type MarkChangeDocument } from '../../src/marks/mark-change.model.ts'
import { markRowId, markRowModel } from '../../src/marks/mark-row.model.ts'

const students = ['ada', 'ben']
const leaves = ['q1', 'q2']
const people = ['owner', 'colleague']
const kinds: MarkOperationKind[] = ['type', 'paste', 'undo', 'rescale']

export interface DrawnChange {
  student: number
  leaf: number
  by: number
  operation: number
  kind: number
  /** Minutes since the previous change; 0 makes two changes at the same time. */
  later: number
  isOfNote: boolean
}

export const drawnChanges = (maxLength: number) =>
  fc.array(
    fc.record<DrawnChange>({
      student: fc.nat(1),
      leaf: fc.nat(1),
      by: fc.nat(1),
      operation: fc.nat(5),
      kind: fc.nat(kinds.length - 1),
      later: fc.nat(2),
      isOfNote: fc.boolean(),
    }),
    { minLength: 1, maxLength },
  )

/** The log of an exam with these changes, in the order of writing. */
export function changesOf(examId: string, drawn: readonly DrawnChange[]): MarkChangeDocument[] {
  const versions = new Map<string, number>()
  let minute = 0
  return drawn.map(({ student, leaf, by, operation, kind, later, isOfNote }) => {
    const [studentId = '', leafId = ''] = [students[student], leaves[leaf]]
    const version = (versions.get(studentId + leafId) ?? 0) + 1
    versions.set(studentId + leafId, version)
    minute += later
    return {
      _id: markChangeId(examId, { studentId, leafId, version }),
      ...{ examId, classId: 'class', studentId, leafId, version, from: version - 1, to: version },
      by: people[by] ?? '',
      at: new Date(Date.UTC(2026, 0, 1, 10, minute)),
      operationId: `o${String(operation)}`,
      kind: kinds[kind] ?? 'type',
      ...{ of: null, place: operation, afterRelease: false, epoch: 0 },
      ...(isOfNote && {
        fromNote: { errorTypes: [], comment: '' },
        toNote: { errorTypes: ['unit'], comment: 'é' },
      }),
    }
  })
}

export const insertLive = async (connection: Connection, changes: readonly MarkChangeDocument[]) => {
  if (changes.length > 0) await markChangeModel(connection).collection.insertMany(changes as object[])
}

/** Writes changes as a save does: into the rows, from which they are moved to the log later. */
export async function insertIntoRows(connection: Connection, changes: readonly MarkChangeDocument[]) {
  for (const { _id, examId, classId, studentId, ...entry } of changes) {
    await markRowModel(connection).collection.updateOne(
      { _id: markRowId(examId, studentId) as never },
      { $set: { examId, classId, studentId }, $push: { log: entry } } as object,
      { upsert: true },
    )
  }
}

/** Reads everything that the product reads from a log, page by page. */
export async function readEverything(connection: Connection, examId: string, changes: MarkChangeDocument[]) {
  const log = createMarkLog(connection)
  const listAll = async (of: { studentId?: string; leafId?: string }) => {
    const all: MarkChangeDocument[] = []
    for (let after: ChangePosition | null = null; ;) {
      const page: MarkChangeDocument[] = await log.list({ examId, ...of }, after, 3)
      all.push(...page)
      const last = page.at(-1)
      if (!last) return all
      after = { at: last.at, id: last._id }
    }
  }
  const listOperations = async (by: string) => {
    const all: Awaited<ReturnType<typeof log.listOperations>> = []
    for (;;) {
      const page = await log.listOperations(examId, by, all.at(-1) ?? null, 2)
      all.push(...page)
      if (page.length === 0) return all
    }
  }
  const moments = changes.filter((_unused, index) => index % 4 === 0).map(({ at }) => at)
  const sorted = (cells: readonly { studentId: string; leafId: string; version: number }[]) =>
    [...cells].sort(
      (a, b) =>
        a.studentId.localeCompare(b.studentId) || a.leafId.localeCompare(b.leafId) || a.version - b.version,
    )
  return {
    sheet: await listAll({}),
    row: await listAll({ studentId: 'ada' }),
    cell: await listAll({ studentId: 'ada', leafId: 'q2' }),
    operations: await Promise.all(people.map(listOperations)),
    ofOperations: await log.listByOperations(examId, 'owner', ['o0', 'o3', 'o5']),
    versions: sorted(await log.listVersions(examId, changes)),
    since: await Promise.all(
      moments.map(async (at) =>
        sorted(await log.listFirstSince({ examId, leafId: 'q1' }, at)).map(
          ({ studentId, leafId, version }) => [studentId, leafId, version],
        ),
      ),
    ),
  }
}
