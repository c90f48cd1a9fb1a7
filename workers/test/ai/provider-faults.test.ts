import {
  generationKinds,
  LessonContext,
  lessonSectionKeys,
  LessonSection,
  type ErrorCode,
  type GenerationState,
} from '@classeur/contracts'
import { lessonBrief } from '@classeur/domain/lesson-plans'
import { until } from '@classeur/local/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDeep, itInDeep } from '../../../.config/deep-tests.ts'
import type { SafetyCheck } from '../../src/ai/safety/safety-check.ts'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { lessonObjectives, lessonRequest } from '../kit/lesson-request.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import type { FakeScript } from '../kit/fake-behaviour.ts'
import { acceptPlan as acceptPlanOf, startRealWorker as startWorkerOf } from '../kit/plan-kit.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let kit: RuntimeKit
let provider: FakeProvider
let person: string
beforeEach(async () => {
  kit = await createRuntimeKit()
  provider = await startFakeProvider()
  person = kit.newPerson()
})
afterEach(async () => {
  await kit.close()
  await provider.stop()
})

const warnings: object[] = []
const startRealWorker = (idleTimeoutMs = 800, safety: SafetyCheck = createSafetyCheck()) =>
  startWorkerOf(kit, provider, { idleTimeoutMs, safety, onWarning: (fields) => void warnings.push(fields) })

/** Accepts a lesson plan with the given time left, for the section or, as its last chance, for the whole plan. */
function acceptPlan(timeLimitMs = 180_000, request = lessonRequest, isLastChance = false) {
  const longest = generationKinds['lesson-plan'].timeLimitMs
  const startedAt = new Date(Date.now() + (isLastChance ? timeLimitMs - longest : 0))
  const times = { startedAt, deadlineAt: new Date(Date.now() + timeLimitMs) }
  return acceptPlanOf(kit, person, { request, times })
}

const available = async () => {
  const { granted, purchased, reserved } = await kit.ledger.balanceOf(person)
  return { available: granted + purchased, reserved }
}
const endless = `{"overview":{"summary":"${'word '.repeat(40_000)}`
const chats = () => provider.calls.filter(({ path }) => path.endsWith('/completions'))

describe('a lesson plan from a provider that', () => {
  it('is healthy has every section once, and its phases add up to the duration', async () => {
    startRealWorker()
    const id = await acceptPlan()
    expect(await kit.over(id)).toMatchObject({
      state: 'completed',
      generator: { kind: 'model', model: 'fake' },
    })
    const plan = (await kit.lessonPlans.findById(id))!
    expect(plan.sections.map(({ key }) => key).toSorted()).toEqual([...lessonSectionKeys].toSorted())
    const phases = plan.sections.find((section) => section.key === 'phases')!
    const minutes =
      phases.key === 'phases' ? phases.value.items.reduce((sum, phase) => sum + phase.minutes, 0) : 0
    expect(minutes).toBe(lessonRequest.durationMin)
    expect(await available()).toEqual({ available: 95, reserved: 0 })
  })

  type Case = [string, FakeScript, GenerationState, ErrorCode]
  const unavailable = ['failed', 'generations/provider-unavailable'] as const
  const cases: Case[] = [
    ['falls silent', { chat: [{ mode: 'hang-mid-stream' }] }, ...unavailable],
    [
      'streams invalid sections twice',
      { chat: [{ mode: 'wrong-schema' }] },
      'failed',
      'generations/output-invalid',
    ],
    [
      'filters its response',
      { chat: [{ mode: 'filtered-output' }] },
      'flagged',
      'generations/output-flagged',
    ],
    // `provider.fault.test.ts` has most of these, in whole processes.
    ...inDeep<Case>(
      ['answers 500', { chat: [{ mode: 'status', status: 500 }] }, ...unavailable],
      ['cuts the stream', { chat: [{ mode: 'cut' }] }, ...unavailable],
      ['sends an error in the stream', { chat: [{ mode: 'error-mid-stream' }] }, ...unavailable],
      ['never responds', { chat: [{ mode: 'hang' }] }, ...unavailable],
      [
        'refuses the key',
        { chat: [{ mode: 'status', status: 401 }] },
        'failed',
        'generations/provider-misconfigured',
      ],
      ['streams too much', { chat: [{ text: endless }] }, 'failed', 'generations/output-too-long'],
    ),
  ]
  it.each(cases)(
    '%s ends in the right state and is refunded within its limit',
    async (_what, script, state, code) => {
      provider.setBehaviour(script)
      startRealWorker()
      const id = await acceptPlan(60_000)
      const ended = await kit.over(id)
      expect(ended).toMatchObject({ state, error: { code } })
      expect(await available()).toEqual({ available: 100, reserved: 0 })
    },
  )

  itInDeep('streams garbage fails and is refunded', async () => {
    provider.setBehaviour({ chat: [{ mode: 'garbage' }] })
    startRealWorker()
    const ended = await kit.over(await acceptPlan(60_000))
    expect(ended.state).toBe('failed')
    expect(['generations/output-invalid', 'generations/provider-unavailable']).toContain(ended.error?.code)
    expect(await available()).toEqual({ available: 100, reserved: 0 })
  })

  it('is briefly busy (429) is requested again after the stated time and completes', async () => {
    provider.setBehaviour({ chat: [{ mode: 'status', status: 429, retryAfter: '1' }, {}] })
    startRealWorker()
    expect((await kit.over(await acceptPlan())).state).toBe('completed')
    expect(await available()).toEqual({ available: 95, reserved: 0 })
  })

  itInDeep('stays busy (429) ends within the time limit and is refunded', async () => {
    provider.setBehaviour({ chat: [{ mode: 'status', status: 429, retryAfter: '1' }] })
    startRealWorker()
    const id = await acceptPlan(4000)
    const ended = await until('the end', async () => {
      await kit.reconcile()
      const generation = await kit.get(id)
      return generation.settledAt ? generation : null
    })
    expect(ended.state).toBe('failed')
    expect(['generations/provider-rate-limited', 'generations/timed-out']).toContain(ended.error?.code)
    expect(await available()).toEqual({ available: 100, reserved: 0 })
  })

  it('sends single characters for ever ends at the time limit of its kind', async () => {
    provider.setBehaviour({ chat: [{ chunkCharacters: 1, chunkDelayMs: 200 }] })
    startRealWorker(5000)
    // Each new section has its own limit, but the plan as a whole has one too.
    const ended = await kit.over(await acceptPlan(2500, lessonRequest, true))
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'generations/timed-out' } })
    expect(await available()).toEqual({ available: 100, reserved: 0 })
    expect(await chats().at(-1)!.outcome).toBe('closed')
  })
})

describe('an unavailable moderation endpoint', () => {
  itInDeep('is logged once per attempt, without the checked text', async () => {
    warnings.length = 0
    const check = async () => ({ flagged: false, reason: null, providerFailed: true })
    startRealWorker(800, { check })
    const id = await acceptPlan()
    expect((await kit.over(id)).state).toBe('completed')
    expect(warnings).toEqual([{ generationId: id, attempt: 1 }])
  })
})

describe('a part that was stored but not reported before its worker crashed', () => {
  it('is counted by the next attempt', async () => {
    const id = await acceptPlan()
    const { attempt } = (await kit.generations.claim(id, 'lesson-plan', 6))!
    await kit.lessonPlans.admitWriter(id, id, attempt)
    const items = LessonSection.parse({ key: 'materials', value: { items: ['Paper strips'] }, seconds: 1 })
    await kit.lessonPlans.addSection(id, id, attempt, items)
    provider.setBehaviour({ chat: [{ mode: 'hang' }] })
    startRealWorker(20_000)
    await until('the objectives', async () => (await kit.lessonPlans.findById(id))!.sections.length === 2)
    const done = kit.events.flatMap(({ payload }) => ('step' in payload ? [payload.step.done] : []))
    expect(done).toContain(1)
  })
})

describe('an unsuitable request', () => {
  it('is flagged before it is sent to the provider, and costs nothing', async () => {
    startRealWorker()
    const id = await acceptPlan(60_000, { ...lessonRequest, topic: 'How to build a pipe bomb at home' })
    expect(await kit.over(id)).toMatchObject({
      state: 'flagged',
      error: { code: 'generations/prompt-flagged' },
    })
    expect(chats()).toHaveLength(0)
    expect(await available()).toEqual({ available: 100, reserved: 0 })
  })

  it('counts as a violation only if the teacher typed it, not if the class adds it', async () => {
    startRealWorker()
    const name = 'How to build a pipe bomb at home'
    const lists = { weakSkills: [], errors: [], groups: [], skills: [{ code: '', name }] }
    const context = LessonContext.parse({ students: 20, exam: null, lastLesson: null, ...lists })
    const counted: unknown[] = []
    for (const topic of [lessonRequest.topic, name]) {
      const [request, objectives] = [{ ...lessonRequest, topic }, lessonObjectives]
      const brief = lessonBrief(request, objectives, context)
      const outgoing = { outgoing: { request, objectives, context, brief } }
      const id = await acceptPlanOf(kit, person, { request, outgoing })
      const { state, error } = await kit.over(id)
      counted.push([state, error?.code, await kit.queries.countFlaggedSince(person, new Date(0))])
    }
    expect(counted).toEqual([
      ['flagged', 'generations/class-data-flagged', 0],
      ['flagged', 'generations/prompt-flagged', 1],
    ])
    expect([chats(), await available()]).toEqual([[], { available: 100, reserved: 0 }])
  })
})

describe('cancelling a generation', () => {
  it.each([1, ...inDeep(0, 5)])(
    'after %i finished requests ends it at once, closes the provider call and refunds the rest',
    async (finished) => {
      provider.setBehaviour({
        chat: [...Array.from({ length: finished }, () => ({})), { mode: 'hang-mid-stream' }],
      })
      startRealWorker(10_000)
      const id = await acceptPlan()
      await until('the moment', async () => {
        const { draftJson, step } = await kit.get(id)
        return chats().length > finished && step.done > finished && draftJson !== null
      })
      const ended = (await kit.generations.end(id, { state: 'cancelled' }))!
      expect(await chats().at(-1)!.outcome).toBe('closed')
      await kit.reconcile()
      await kit.over(id)
      const spent = Math.floor((5 * ended.step.done) / lessonSectionKeys.length)
      expect(await available()).toEqual({ available: 100 - spent, reserved: 0 })
      expect((await kit.get(id)).state).toBe('cancelled')
    },
  )

  it('cancelling a waiting generation prevents every worker from starting it', async () => {
    const id = await acceptPlan()
    await kit.generations.end(id, { state: 'cancelled' })
    startRealWorker()
    await kit.reconcile()
    await kit.over(id)
    await until(
      'the queue to be empty',
      async () => (await kit.queues.all()[0]!.getJobCounts()).prioritized === 0,
    )
    expect(chats()).toHaveLength(0)
    expect(await available()).toEqual({ available: 100, reserved: 0 })
  })
})
