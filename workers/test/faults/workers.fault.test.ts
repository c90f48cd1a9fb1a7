import { generationKinds, isNewer } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { faultRow, inFull, itInFull, repetitions, stopwatch } from './kit/fault-table.ts'
import { startHarness, type Child, type Harness, type Person } from './kit/harness.ts'

const { parts } = generationKinds['lesson-plan']
/** After each section but the sixth; after the last one, the quiz is being solved. */
const everyPart = Array.from({ length: parts }, (_, index) => index + 1).filter((part) => part !== 6)
/** Twelve groups of sections, and one request that solves the quiz. */
const callsOfPlan = 13

let harness: Harness
let person: Person
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  person = await harness.newPerson(5000)
  harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 4, chunkCharacters: 30 }] })
})
afterEach(({ task }) => harness.endTest(task))

describe('R1 a worker is killed in the middle of a job', () => {
  it.each([6, ...inFull(...everyPart)])(
    'after part %i: another worker finishes the job once, and it is charged once',
    async (part) => {
      const row = faultRow({
        id: 'R1',
        fault: `both workers are killed (kill -9) after part ${part} of ${parts} has been stored`,
        promised:
          'the job restarts within 15 s (11 s plus the start of new workers), completes once and is charged once; at most one provider call is repeated per attempt',
        repetitions: repetitions(2),
      })
      const took = stopwatch(row, 15_000)
      const api = await harness.startApi()
      let workers: Child[] = [await harness.startWorker(), await harness.startWorker()]
      for (let round = 0; round < row.repetitions; round += 1) {
        const before = harness.provider.calls.length
        const id = await harness.acceptedPlan(api, person)
        await harness.stepReached(id, part)
        // Kill both, because either may be working on the job.
        await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
        const killedAt = performance.now()
        const attempt = (await harness.generations.findById(id))!.attempt
        workers = await Promise.all([harness.startWorker(), harness.startWorker()])
        await until('the next start', async () => {
          const generation = (await harness.generations.findById(id))!
          return generation.attempt > attempt || generation.finishedAt
        })
        took.add(performance.now() - killedAt)
        const ended = await harness.over(id)
        expect(ended.state).toBe('completed')
        const calls = harness.provider.calls.slice(before).filter(({ path }) => path.endsWith('/completions'))
        expect(calls.length).toBeLessThanOrEqual(callsOfPlan + ended.attempt - 1)
      }
      await harness.expectInvariants(api)
      row.measured = `restarted after ${took.text()}; each completed once`
    },
  )
})

describe('R2 a worker is paused beyond its lock and resumes', () => {
  it('every late write is rejected, and the displayed progress never decreases', async () => {
    const row = faultRow({
      id: 'R2',
      fault: 'a worker is paused (SIGSTOP) during a job, another one takes over, the first resumes (SIGCONT)',
      promised: 'late writes are rejected; the displayed percentage never falls; one result, one charge',
      repetitions: repetitions(5),
    })
    let events = 0
    const api = await harness.startApi()
    const sleeper = await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 4, chunkCharacters: 30 }] })
      const socket = harness.connect(api, person)
      const seen: { attempt: number; seq: number; percent: number }[] = []
      socket.on(
        'generation:progressed',
        ({ attempt, seq, percent }) => void seen.push({ attempt, seq, percent }),
      )
      await until('the socket', async () => socket.connected)
      const id = await harness.acceptedPlan(api, person)
      await harness.stepReached(id, 3)
      sleeper.process.kill('SIGSTOP')
      // The response to the paused worker fills its socket's buffer; its successor is still writing when it
      // resumes.
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 40, chunkCharacters: 30 }] })
      const other = await harness.startWorker()
      await harness.stepReached(id, 6)
      sleeper.process.kill('SIGCONT')
      expect((await harness.over(id)).state).toBe('completed')
      expect(seen.length).toBeGreaterThan(5)
      const applied = seen.filter((event, index) =>
        seen.slice(0, index).every((earlier) => isNewer(event, earlier)),
      )
      const percents = applied.map(({ percent }) => percent)
      expect(percents).toEqual([...percents].sort((a, b) => a - b))
      // An event may arrive twice if its acknowledgement was lost; the copy is identical, and pages ignore it.
      const positions = new Set(seen.map(({ attempt, seq }) => `${attempt}-${seq}`))
      expect(positions.size).toBe(new Set(seen.map((event) => JSON.stringify(event))).size)
      events += seen.length
      await other.kill('SIGTERM')
      socket.disconnect()
    }
    await harness.expectInvariants(api)
    row.measured = `0 late writes among ${events} events; the percentage never fell`
  })
})

describe('R3 a job kills every worker that starts it', () => {
  // A slow machine can start the other job along with the poisoned one each time.
  itInFull(
    'the job fails with a reason after the maximum number of starts and is refunded; other jobs continue',
    async () => {
      const row = faultRow({
        id: 'R3',
        fault: 'a job crashes (kill -9) every worker that starts it',
        promised:
          'the job fails with generations/worker-lost after at most 6 starts and is refunded; other jobs complete',
      })
      const begunAt = performance.now()
      const api = await harness.startApi()
      const poisoned = await harness.newPerson()
      const poison = { POISON_OWNER: poisoned.id }
      let stopping = false
      let stop = () => {}
      const stopped = new Promise<void>((resolve) => (stop = resolve))
      const respawn = async () => {
        while (!stopping) {
          // The job may kill a worker before it is noticed that it is ready.
          const worker = await harness.startWorker(poison, 'die-on-poison').catch(() => null)
          if (worker) await Promise.race([worker.exited, stopped.then(() => worker.kill('SIGKILL'))])
        }
      }
      const keepers = [respawn(), respawn()]
      const endKeepers = async () => {
        stopping = true
        stop()
        await Promise.all(keepers)
      }
      onTestFinished(endKeepers)
      const id = await harness.acceptedPlan(api, poisoned)
      const other = await harness.acceptedPlan(api, person)
      const ended = await harness.over(id)
      expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/worker-lost' } })
      expect((await harness.over(other)).state).toBe('completed')
      await endKeepers()
      await harness.expectInvariants(api)
      row.measured = `failed after ${ended.attempt} starts, ${Math.round((performance.now() - begunAt) / 1000)} s; the other job completed`
    },
  )
})

describe('R4 a worker gets SIGTERM with jobs running', () => {
  it('it finishes each job or returns it to the queue, exits with 0, and no job stalls', async () => {
    const row = faultRow({
      id: 'R4',
      fault: 'a worker with 5 running jobs gets SIGTERM',
      promised:
        'jobs are finished or returned to the queue; exit code 0 within 20 s; no job stays active; the next worker completes all',
      repetitions: repetitions(5),
    })
    const took = stopwatch(row, 20_000)
    const api = await harness.startApi()
    for (let round = 0; round < row.repetitions; round += 1) {
      harness.provider.setBehaviour({ chat: [{ chunkDelayMs: 40, chunkCharacters: 20 }] })
      const worker = await harness.startWorker()
      const people = await harness.newPeople(5)
      const ids = await Promise.all(people.map((one) => harness.acceptedPlan(api, one)))
      await Promise.all(ids.map((id) => harness.stepReached(id, 1)))
      const asked = performance.now()
      expect(await worker.kill('SIGTERM')).toBe(0)
      took.add(performance.now() - asked)
      expect(await harness.queue.getActiveCount()).toBe(0)
      harness.provider.setBehaviour({ chat: [{}] })
      const next = await harness.startWorker()
      for (const { state } of await harness.allOver(ids)) expect(state).toBe('completed')
      await next.kill('SIGTERM')
    }
    await harness.expectInvariants(api)
    row.measured = `exit code 0 after ${took.text()}; 0 jobs left active`
  })
})

describe('R12 a job is delivered twice', () => {
  itInFull('the generation has one result and one charge, and the repeated job changes nothing', async () => {
    const row = faultRow({
      id: 'R12',
      fault: 'the job of a generation is enqueued a second time, and once more after its end',
      promised: 'one result, one charge',
      repetitions: repetitions(20),
    })
    const api = await harness.startApi()
    await harness.startWorker()
    await harness.startWorker()
    for (let round = 0; round < row.repetitions; round += 1) {
      const id = await harness.acceptedPlan(api, person)
      const payload = { version: 1, generationId: id }
      await harness.queue.add('generate-lesson-plan', payload, { jobId: `twice-${id}` })
      const ended = await harness.over(id)
      expect(ended.state).toBe('completed')
      await harness.queue.add('generate-lesson-plan', payload, { jobId: `thrice-${id}` })
      await until(
        'the late job to be over',
        async () => (await harness.queue.getJobState(`thrice-${id}`)) === 'completed',
      )
      const after = (await harness.generations.findById(id))!
      expect([after.attempt, after.seq]).toEqual([ended.attempt, ended.seq])
    }
    await harness.expectInvariants(api)
    row.measured = '0 second results, 0 second charges'
  })
})
