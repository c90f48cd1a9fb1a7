import { generationKinds, generationQueues, orderFor } from '@classeur/contracts'
import { createGenerationQueries, createGenerationRepository, generationIdFor } from '@classeur/database'
import { bench, compare, median, type Row } from '@classeur/local/bench'
import { Queue } from 'bullmq'
import { randomUUID } from 'node:crypto'
import { createPeople, type BenchPerson } from './bench-people.ts'
import { forkServer } from './fork-server.ts'

const waiting = 100_000
const samples = 60
const rounds = 5
const kind = 'lesson-plan'
const request = {
  ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Adding fractions', durationMin: 55 },
  ...{ priorKnowledge: '', materials: '', teachingModel: 'direct', language: 'en', standards: '' },
}

/**
 * P11, queue: the cost of a request with an empty queue and with 100,000 waiting. Measures time, so it includes
 * the machine's noise.
 */
await bench(async (environment) => {
  const { connection, redisUrl } = environment
  const people = await createPeople(environment, 8 * samples)
  let next = 0
  const nextPerson = () => people[(next += 1) % people.length] as BenchPerson
  const server = await forkServer('product', environment)
  const generations = createGenerationRepository(connection)
  const queries = createGenerationQueries(connection)

  async function call({ token }: BenchPerson, path: string, data?: object): Promise<unknown> {
    const answer = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(data && { 'content-type': 'application/json' }) },
      ...(data && { method: 'POST', body: JSON.stringify({ data }) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const accept = async (person: BenchPerson) => {
    const answer = (await call(person, '/functions/generateLessonObjectives', {
      requestKey: randomUUID(),
      request,
    })) as { result: { generationId: string } }
    return answer.result.generationId
  }
  const timesOf = async (work: (person: BenchPerson, id: string) => Promise<unknown>, prepare = true) => {
    const times: number[] = []
    for (let index = 0; index < samples; index += 1) {
      const person = nextPerson()
      const id = prepare ? await accept(person) : ''
      const startedAt = performance.now()
      await work(person, id)
      times.push(performance.now() - startedAt)
    }
    // The median of each fifth: five values, whose median is taken later.
    const size = samples / rounds
    return Array.from({ length: rounds }, (_, round) => median(times.slice(round * size, (round + 1) * size)))
  }
  const measure = async () => ({
    accept: await timesOf(accept, false),
    place: await timesOf((person, id) => call(person, `/generations/${id}`)),
    list: await timesOf((person) => call(person, '/generations')),
    'pick-up': await timesOf(async ({ id: ownerId }, id) => {
      await queries.listAllowed(ownerId, 20)
      await generations.claim(id, kind, 6)
    }),
  })

  await measure()
  const small = await measure()
  await fillQueue(connection, redisUrl)
  const large = await measure()
  await server.stop()
  const names = ['accept', 'place', 'list', 'pick-up'] as const
  return names.map((name): Row => {
    const what = `${name} with 100,000 waiting, beside none`
    return compare({ goalId: 'P11', what, unit: 'ms', ours: large[name], bare: small[name], most: 1.3 })
  })
})

/** Inserts queued generations with their jobs, one per person. */
async function fillQueue(
  connection: Parameters<typeof createGenerationRepository>[0],
  redisUrl: string,
): Promise<void> {
  const now = new Date()
  const queue = new Queue(generationQueues[0] ?? '', { connection: { url: redisUrl } })
  const { ObjectId } = connection.base.mongo
  const batch = 5000
  for (let first = 0; first < waiting; first += batch) {
    const ids = Array.from({ length: batch }, (_, index) => generationIdFor('waiting', `${first + index}`))
    const common = {
      ...{ kind, title: 'Waiting', requestId: null, requestHash: '', input: { request }, lessonPlanId: null },
      ...{ retryOf: null, state: 'queued', stage: 'waiting', percent: 0, step: { done: 0, total: 12 } },
      ...{ doneAtStart: 0, attempt: 0, seq: 0, draftJson: null, objectives: null, image: null },
      ...{ generator: null, error: null, price: 5, ownerLimit: 1, paid: false, createdAt: now },
      ...{ reservedAt: now, startedAt: null, deadlineAt: null, heartbeatAt: null, finishedAt: null },
      ...{ settledAt: null, checkedAt: now, orderMs: orderFor(now.getTime(), false) },
    }
    const documents = ids.map((id) => ({ _id: new ObjectId(id), ownerId: id, ...common }))
    await connection.collection('generations').insertMany(documents)
    const { jobName } = generationKinds[kind]
    await queue.addBulk(
      ids.map((id) => ({
        name: jobName,
        data: { version: 1, generationId: id, ownerId: id },
        opts: { jobId: id, priority: 1000 },
      })),
    )
  }
  await queue.close()
}
