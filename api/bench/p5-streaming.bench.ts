import {
  lessonSectionKeys,
  lessonSections,
  type GenerationAccepted,
  type GenerationProgressedEvent,
  type LessonPlan,
} from '@classeur/contracts'
import { freePort } from '@classeur/local'
import { bench, limited } from '@classeur/local/bench'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { goodAnswer } from '../../workers/test/kit/fake-answer.ts'
import { fakeSections } from '../../workers/test/kit/fake-plan.ts'
import { startFakeProvider } from '../../workers/test/kit/fake-provider.ts'
import { lessonObjectives, lessonRequest } from '../../workers/test/kit/lesson-request.ts'
import { benchBackupKeys, createPeople } from './bench-people.ts'
import { connectClient } from './connect-client.ts'
import { forkServer } from './fork-server.ts'

const tokens = 2000
const seconds = 40
const keys = lessonSectionKeys.filter((key) => key !== 'objectives')

/** What the plan depends on; the provider writes each section when it is asked for it. */
const lesson = { ...lessonRequest, objectives: lessonObjectives.length }

/** A value in a form that doesn't depend on what the product adds: the order of quiz options, and fitted minutes. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, inner: unknown) => {
      if (name === 'fittedFromMin') return undefined
      if (name !== 'options' || !Array.isArray(inner)) return inner
      return inner.map((option: unknown) => JSON.stringify(option)).sort()
    }),
  )

/** P5: one plan of 2,000 pieces over 40 s, from the provider's socket to the browser's. Runs once. */
await bench(async (environment) => {
  const [person] = await createPeople(environment, 1)
  if (!person) return []
  const { length } = [...goodAnswer({ ...lesson, task: 'sections', keys, isRepair: false })]
  const chunkCharacters = Math.max(1, Math.round(length / tokens))
  const chunkDelayMs = (seconds * 1000) / (length / chunkCharacters)
  const provider = await startFakeProvider({ script: { chat: [{ chunkCharacters, chunkDelayMs }] } })
  const server = await forkServer('product', environment)
  const worker = fork(new URL('../../workers/src/main.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--conditions=@classeur/source'],
    env: {
      ...process.env,
      ...{ MONGO_URL: environment.mongoUrl, REDIS_URL: environment.redisUrl, LOG_LEVEL: 'error' },
      ...{
        AI_BASE_URL: provider.url,
        AI_TEXT_MODEL: 'fake',
        BACKUP_KEYS: benchBackupKeys,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
      },
    },
  })
  const socket = await connectClient(server.url, person)
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const told: number[] = []
  socket.on('generation:progressed', ({ stage }: GenerationProgressedEvent) => {
    if (stage === 'writing') told.push(performance.now())
  })
  const finished = new Promise<void>((resolve, reject) => {
    socket.once('generation:finished', () => resolve())
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
  })
  const data = { requestKey: randomUUID(), request: lessonRequest, objectives: lessonObjectives }
  const answer = await fetch(`${server.url}/api/functions/generateLessonPlan`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ data }) },
  })
  const { result } = (await answer.json()) as { result: GenerationAccepted }
  await finished
  const read = await fetch(`${server.url}/api/lesson-plans/${result.lessonPlanId}`, { headers })
  const plan = (await read.json()) as LessonPlan
  const count = await environment.connection.collection('generations').findOne({})
  socket.disconnect()
  worker.kill('SIGKILL')
  await provider.stop()
  await server.stop()

  const expected: Record<string, unknown> = fakeSections(lesson)
  const different = keys.filter((key) => {
    const stored = plan.sections.find((section) => section.key === key)?.value
    const given = key === 'phases' ? { ...(expected[key] as object), fittedFromMin: null } : expected[key]
    return !isDeepStrictEqual(comparable(stored), comparable(lessonSections[key].parse(given)))
  })
  const writingSeconds = ((told.at(-1) ?? 0) - (told[0] ?? 0)) / 1000
  // Every write sends an event, so this is at least the number of writes.
  const most = Math.max(...told.map((start) => told.filter((at) => at >= start && at < start + 1000).length))
  if (count?.state !== 'completed') throw new Error(`it ended as ${String(count?.state)}`)
  const line = { goalId: 'P5' }
  const what = `Plan of ${tokens} pieces in ${Math.round(writingSeconds)} s`
  return [
    limited({
      ...line,
      what: `${what}: progress writes in its fullest second`,
      unit: 'writes',
      ours: most,
      most: 10,
    }),
    limited({
      ...line,
      what: `${what}: updates on screen`,
      unit: 'a second',
      ours: told.length / writingSeconds,
      atLeast: 4,
    }),
    limited({
      ...line,
      what: `${what}: sections unlike the provider's`,
      unit: 'sections',
      ours: different.length,
      most: 0,
    }),
  ]
})
