import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createMarkLog, iterateMarkChanges } from '../src/index.ts'
import {
  archiveExam,
  createArchiveSteps,
  type ArchiveSteps,
} from '../src/marks/archive/archive-mark-changes.ts'
import {
  markChangeArchiveModel,
  type MarkChangeArchiveDocument,
} from '../src/marks/archive/mark-change-archive.model.ts'
import { markChangeModel } from '../src/marks/mark-change.model.ts'
import { changesOf, drawnChanges, insertIntoRows, insertLive, readEverything } from './kit/change-log-kit.ts'
import { openTestDatabase } from './kit/open-test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

/** Archiving keeps no changes of an exam that doesn't exist. */
const newExam = async () => {
  const { insertedId } = await database.connection.collection('exams').insertOne({ classId: 'class' })
  return String(insertedId)
}
const liveCount = (examId: string) => markChangeModel(database.connection).countDocuments({ examId })
const chunksOf = (examId: string) =>
  database.connection
    .collection<MarkChangeArchiveDocument>('mark_change_archives')
    .find({ examId }, { promoteBuffers: true })
    .sort({ number: 1 })
    .toArray()
const iterated = async (examId: string) => {
  const all = []
  for await (const change of iterateMarkChanges(database.connection, examId)) all.push(change)
  return all
}
/** Steps that put at most `size` changes into a chunk. */
const smallSteps = (size: number): ArchiveSteps => {
  const steps = createArchiveSteps(database.connection)
  return { ...steps, listOldest: async (examId) => (await steps.listOldest(examId)).slice(0, size) }
}

class Killed extends Error {}
/** Steps of a process that dies before or after its n-th command: a command may succeed without anybody knowing. */
function dyingSteps(steps: ArchiveSteps, commands: number, dies: 'before' | 'after'): ArchiveSteps {
  let left = commands
  const dying =
    <Args extends unknown[], Answer>(command: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      left -= 1
      if (left < 0) throw new Killed()
      if (left === 0 && dies === 'before') throw new Killed()
      const answer = await command(...args)
      if (left === 0) throw new Killed()
      return answer
    }
  return {
    drain: dying(steps.drain),
    listChunks: dying(steps.listChunks),
    open: dying(steps.open),
    listOldest: dying(steps.listOldest),
    insert: dying(steps.insert),
    deleteChanges: dying(steps.deleteChanges),
    forgetPurged: dying(steps.forgetPurged),
  }
}
const untilKilled = (run: Promise<unknown>) =>
  run.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })

describe('the log of an exam whose older changes are archived', () => {
  it('reads the same as before, however it is split and whatever is in both parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        drawnChanges(14),
        fc.array(fc.constantFrom('live', 'chunk', 'both'), { minLength: 14, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        async (drawn, places, size) => {
          const examId = await newExam()
          const changes = changesOf(examId, drawn)
          const inside = (place: string) => changes.filter((_unused, index) => places[index] === place)
          await insertLive(database.connection, changes)
          const before = await readEverything(database.connection, examId, changes)
          expect(before.sheet).toHaveLength(changes.length)

          await markChangeModel(database.connection).deleteMany({ examId })
          await insertLive(database.connection, [...inside('chunk'), ...inside('both')])
          expect(await archiveExam(smallSteps(size), examId)).toBe(true)
          await insertLive(database.connection, [...inside('live'), ...inside('both')])
          expect(await readEverything(database.connection, examId, changes)).toEqual(before)
          expect(await iterated(examId)).toEqual([...before.sheet].reverse())

          // The next run adds only what is not archived yet.
          expect(await archiveExam(smallSteps(size), examId)).toBe(true)
          expect(await liveCount(examId)).toBe(0)
          const stored = (await chunksOf(examId)).reduce((sum, { count }) => sum + count, 0)
          expect(stored).toBe(changes.length)
          expect(await readEverything(database.connection, examId, changes)).toEqual(before)
        },
      ),
      propertyRuns(4, 200),
    )
  })

  it('loses and doubles nothing when the worker dies before or after any command, at every point', async () => {
    const drawn = fc.sample(drawnChanges(9), { numRuns: 40, seed: 7 }).find(({ length }) => length >= 7) ?? []
    let finished = false
    let kills = 0
    // `npm test` kills the worker at every third command.
    for (let commands = 1; !finished; commands += isDeep ? 1 : 3) {
      for (const dies of ['before', 'after'] as const) {
        const examId = await newExam()
        const changes = changesOf(examId, drawn)
        await insertLive(database.connection, changes.slice(0, -2))
        await insertIntoRows(database.connection, changes.slice(-2))
        const run = archiveExam(dyingSteps(smallSteps(3), commands, dies), examId)
        const result = await untilKilled(run)
        finished = result === true
        if (!finished) kills += 1
        await createMarkLog(database.connection).drain(examId)
        const ids = (await iterated(examId)).map(({ _id }) => _id)
        expect([commands, dies, ids.toSorted()]).toEqual([
          commands,
          dies,
          changes.map(({ _id }) => _id).toSorted(),
        ])
        // The next run finishes, and each change is stored exactly once.
        expect(await archiveExam(smallSteps(3), examId)).toBe(true)
        const chunks = await chunksOf(examId)
        expect(await liveCount(examId)).toBe(0)
        expect(chunks.reduce((sum, { count }) => sum + count, 0)).toBe(changes.length)
        expect(await iterated(examId)).toHaveLength(changes.length)
      }
    }
    expect(kills).toBeGreaterThan(isDeep ? 20 : 6)
  })

  it('reads the same while workers archive it, readers read it and a late process copies changes again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), drawnChanges(8), async (scheduler, drawn) => {
        const examId = await newExam()
        const changes = changesOf(examId, drawn)
        await insertLive(database.connection, changes)
        const scheduled = (steps: ArchiveSteps): ArchiveSteps => ({
          ...steps,
          listChunks: scheduler.scheduleFunction(steps.listChunks),
          listOldest: scheduler.scheduleFunction(steps.listOldest),
          insert: scheduler.scheduleFunction(steps.insert),
          deleteChanges: scheduler.scheduleFunction(steps.deleteChanges),
        })
        // A process that was paused while it moved changes from the rows to the log.
        const copyAgain = scheduler.scheduleFunction(() =>
          insertIntoRows(database.connection, changes.slice(0, 2)),
        )
        const drainLate = scheduler.scheduleFunction(() => createMarkLog(database.connection).drain(examId))
        const read = scheduler.scheduleFunction(() => iterated(examId))
        const reads: Promise<unknown[]>[] = [read(), read(), read()]
        const archiving = [
          archiveExam(scheduled(smallSteps(2)), examId),
          archiveExam(scheduled(smallSteps(3)), examId),
        ]
        const late = copyAgain().then(() => drainLate())
        await scheduler.waitFor(Promise.all([...reads, ...archiving, late]))
        for (const found of await Promise.all(reads)) expect(found).toHaveLength(changes.length)
        expect(await Promise.all(archiving)).toContain(true)
        await archiveExam(smallSteps(2), examId)
        expect(await iterated(examId)).toHaveLength(changes.length)
        expect((await chunksOf(examId)).reduce((sum, { count }) => sum + count, 0)).toBe(changes.length)
      }),
      propertyRuns(8),
    )
  })

  it('takes less than a tenth of the space, and a long one is read in order, page by page', async () => {
    const examId = await newExam()
    const drawn = Array.from({ length: 5500 }, (_unused, index) => ({
      ...{ student: (index >> 1) % 2, leaf: index % 2, by: index % 2, operation: index % 6, kind: index % 3 },
      ...{ later: index % 7 === 0 ? 1 : 0, isOfNote: index % 9 === 0 },
    }))
    const changes = changesOf(examId, drawn)
    await insertLive(database.connection, changes.slice(0, 5200))
    expect(await archiveExam(createArchiveSteps(database.connection), examId)).toBe(true)
    await insertLive(database.connection, changes.slice(5200))
    const chunks = await chunksOf(examId)
    expect(chunks.map(({ number, count }) => [number, count])).toEqual([
      [1, 5000],
      [2, 200],
    ])
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0)
    expect(bytes).toBeLessThan(JSON.stringify(changes.slice(0, 5200)).length / 10)
    const ids = (await iterated(examId)).map(({ _id }) => _id)
    const inTime = changes.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1))
    expect(ids).toEqual(inTime.map(({ _id }) => _id))
  })

  it('is not shown at all if a chunk is damaged', async () => {
    const examId = await newExam()
    const changes = changesOf(examId, fc.sample(drawnChanges(6), { numRuns: 1, seed: 1 })[0] ?? [])
    await insertLive(database.connection, changes)
    await archiveExam(smallSteps(10), examId)
    await markChangeArchiveModel(database.connection).updateOne({ examId }, { $inc: { count: 1 } })
    await expect(createMarkLog(database.connection).list({ examId }, null, 5)).rejects.toThrow(/checksum/)
    await expect(iterated(examId)).rejects.toThrow(/checksum/)
  })
})
