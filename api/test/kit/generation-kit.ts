import type { ErrorCode, GenerationAccepted, GenerationState } from '@classeur/contracts'
import {
  createCreditLedger,
  createGenerationFamily,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  createResourceRepository,
  type EndedGenerations,
} from '@classeur/database'
import { afterEnd, createGenerationQueues } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import type { SignedIn, TestApp } from './create-test-app.ts'

export const lessonRequest = {
  subject: 'Mathematics',
  level: 'Year 6',
  topic: 'Adding fractions',
  durationMin: 55,
  teachingModel: 'direct',
  language: 'en',
}
const objectives = [
  { text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four of five sums are right.' },
]

/** Requests generations over HTTP and ends them like workers do. */
export function createGenerationKit(test: TestApp) {
  const { connection, redisUrl } = test.servers
  const generations = createGenerationRepository(connection)
  const queues = createGenerationQueues(redisUrl, () => undefined)
  const ending = {
    generations,
    queries: createGenerationQueries(connection),
    family: createGenerationFamily(connection),
    ledger: createCreditLedger(connection),
    lessonPlans: createLessonPlanRepository(connection),
    resources: createResourceRepository(connection),
    images: createImageRepository(connection),
    queues,
  }
  const ask = (person: SignedIn, topic = lessonRequest.topic) =>
    test.app.inject({
      method: 'POST',
      url: '/api/functions/generateLessonPlan',
      headers: person.headers,
      payload: { data: { requestKey: randomUUID(), request: { ...lessonRequest, topic }, objectives } },
    })

  return {
    ...ending,
    ask,

    newTeacher: test.newTeacher,

    /** Sets the limits of the free plan: `waiting` queued generations, 1 running, `credits` per month. */
    async setFreePlan(waiting: number, credits: number): Promise<void> {
      const limits = { 'limits.waitingGenerations': waiting, 'limits.runningGenerations': 1 }
      await connection
        .collection<{ _id: string }>('plans')
        .updateOne({ _id: 'free' }, { $set: { ...limits, monthlyCredits: credits } })
    },

    async accepted(person: SignedIn, topic?: string): Promise<string> {
      const answer = await ask(person, topic)
      if (answer.statusCode !== 202) throw new Error(`not accepted: ${answer.body}`)
      return answer.json<{ result: GenerationAccepted }>().result.generationId
    },

    async claimed(person: SignedIn): Promise<string> {
      const id = await this.accepted(person)
      await generations.claim(id, 'lesson-plan', 6)
      return id
    },

    /** Requests a generation and ends it in the given state. */
    async ended(person: SignedIn, state: EndedGenerations['state'], code?: ErrorCode): Promise<string> {
      const id = await this.claimed(person)
      const error = code ? { code, params: {} } : null
      const done = await generations.finish(id, 1, { state, error })
      if (!done) throw new Error('it was not running')
      await afterEnd(ending, done)
      await queues.remove(done)
      return id
    },

    stateOf: async (id: string): Promise<GenerationState | undefined> =>
      (await generations.findById(id))?.state,

    close: () => queues.close(),
  }
}

export type GenerationKit = ReturnType<typeof createGenerationKit>
