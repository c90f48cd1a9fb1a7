import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { insertReviewedExam } from '../documents/kit/reviewed-exam.ts'
import { faultRow, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Child, type Harness } from './kit/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const mostTries = 20

itInFull(
  'R1 a worker is killed while it makes a pack: another one makes it, once, and one file is left',
  async ({ onTestFailed }) => {
    onTestFailed(async () => void process.stderr.write(await harness.report()))
    const row = faultRow({
      id: 'R1',
      fault: 'both workers are killed (kill -9) while one of them makes a pack of feedback slips',
      promised:
        'the pack is made again within 15 s (11 s plus the start of new workers); one file, no charge',
      repetitions: repetitions(10),
    })
    const took = stopwatch(row, 15_000)
    const api = await harness.startApi()
    const person = await harness.newPerson(0)
    const { examId, students } = await insertReviewedExam(harness.connection, person.id)
    let workers: Child[] = [await harness.startWorker(), await harness.startWorker()]
    let hits = 0
    for (let tries = 0; hits < row.repetitions; tries += 1) {
      // A worker that was faster than the kill has shown nothing.
      expect(tries).toBeLessThan(mostTries + row.repetitions)
      const answer = await harness.send(api, person, 'POST', `/exams/${examId}/feedback-slips`, {
        ...{ requestKey: randomUUID(), studentIds: null, parts: ['points', 'comments'], perPage: 1 },
        ...{ withAbsent: true, language: 'en', digits: 'latin' },
      })
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 202 })
      const { generationId: id } = answer.body as { generationId: string }
      harness.accepted.add(id)
      await until('the start of the work', async () => (await harness.generations.findById(id))?.startedAt)
      await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
      const killedAt = performance.now()
      const wasRunning = (await harness.generations.findById(id))?.state === 'active'
      workers = await Promise.all([harness.startWorker(), harness.startWorker()])
      const ended = await harness.over(id)
      expect(ended).toMatchObject({ state: 'completed', document: { students }, price: 0 })
      if (!wasRunning) continue
      hits += 1
      took.add(performance.now() - killedAt)
      expect(ended.attempt).toBe(2)
      expect(await readdir(join(harness.mediaDir, 'documents', id))).toEqual(['2-pack.pdf'])
    }
    await harness.expectInvariants()
    row.measured = `made after ${took.text()}; one file each`
  },
)
