import { eventually } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createGenerationKit, lessonRequest, type GenerationKit } from '../kit/generation-kit.ts'

const token = 'a-token-for-the-scraper'
const busy = { statusCode: 503, code: 'generations/system-busy', retryAfter: '30' }

let test: TestApp
let kit: GenerationKit
beforeAll(async () => {
  test = await createTestApp({ environment: { MAX_WAITING_GENERATIONS: '3', METRICS_TOKEN: token } })
  kit = createGenerationKit(test)
  await kit.setFreePlan(20, 1000)
})
afterAll(async () => {
  await kit.close()
  await test.close()
})
afterEach(() => void vi.restoreAllMocks())

const ask = async (person: SignedIn) => {
  const answer = await kit.ask(person)
  const { code = null } = answer.json<{ code?: string }>()
  return { statusCode: answer.statusCode, code, retryAfter: answer.headers['retry-after'] }
}
const documents = () => test.servers.connection.collection('generations').countDocuments()

describe('the limit on all waiting generations', () => {
  it('refuses requests with a time to retry, leaves no data, and accepts requests again once generations have started', async () => {
    const teachers = [await kit.newTeacher(), await kit.newTeacher(), await kit.newTeacher()]
    const ids = await Promise.all(teachers.map((teacher) => kit.accepted(teacher)))
    const late = await kit.newTeacher()
    expect(await ask(late)).toEqual(busy)
    expect(await documents()).toBe(3)
    expect((await kit.ledger.balanceOf(late.userId)).reserved).toBe(0)
    const scraped = await test.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(scraped.body).toContain('classeur_admission_refused_total{reason="waiting"} 1')
    await kit.generations.claim(ids[0]!, 'lesson-plan', 6)
    await eventually(async () => expect((await ask(late)).statusCode).toBe(202))
  })

  it('does not affect repeated requests, which get the same response', async () => {
    const own = await createTestApp({ environment: { MAX_WAITING_GENERATIONS: '1' } })
    const ownKit = createGenerationKit(own)
    const teacher = await ownKit.newTeacher()
    const send = () =>
      own.app.inject({
        method: 'POST',
        url: '/api/functions/generateLessonObjectives',
        headers: teacher.headers,
        payload: { data: { requestKey: 'the-same-key-1234', request: lessonRequest } },
      })
    const first = await send()
    const again = await send()
    expect([first.statusCode, again.statusCode]).toEqual([202, 202])
    expect(again.json()).toEqual(first.json())
    await ownKit.close()
    await own.close()
  })
})

describe('Redis running out of memory', () => {
  it('stops admission at 70% of its memory limit, before Redis refuses writes', async () => {
    const own = await createTestApp()
    const ownKit = createGenerationKit(own)
    const memory = (used: number, limit: number) =>
      `used_memory:${String(used)}\r\nmaxmemory:${String(limit)}\r\n`
    const info = vi.spyOn(own.servers.redis, 'info').mockResolvedValue(memory(71, 100))
    const teacher = await ownKit.newTeacher()
    const answer = await ownKit.ask(teacher)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'generations/system-busy'])
    info.mockResolvedValue(memory(60, 100))
    await eventually(async () => expect((await ownKit.ask(teacher)).statusCode).toBe(202))
    await ownKit.close()
    await own.close()
  })
})
