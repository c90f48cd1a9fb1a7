import { CreditLinePage, Wallet, type GenerationAccepted } from '@classeur/contracts'
import { createCreditLedger, createGenerationRepository, type CreditLedger } from '@classeur/database'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let teacher: SignedIn
let ledger: CreditLedger
beforeAll(async () => {
  test = await createTestApp()
  ledger = createCreditLedger(test.servers.connection)
})
afterAll(() => test.close())
beforeEach(async () => {
  teacher = await test.newTeacher()
})

const get = (path: string) => test.app.inject({ url: `/api${path}`, headers: teacher.headers })
const pageAt = async (cursor: string | null) =>
  CreditLinePage.parse((await get(`/wallet/entries${cursor ? `?cursor=${cursor}` : ''}`)).json())
const available = async () => Wallet.parse((await get('/wallet')).json()).available

async function askForPlan(): Promise<string> {
  const request = {
    ...{ subject: 'Mathematics', level: 'Year 6', topic: 'Adding fractions', durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en' },
  }
  const objectives = [{ text: 'Add two fractions.', bloomLevel: 'apply', evidence: 'Four sums are right.' }]
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/functions/generateLessonPlan',
    headers: teacher.headers,
    payload: { data: { requestKey: randomUUID(), request, objectives } },
  })
  expect(answer.statusCode).toBe(202)
  return answer.json<{ result: GenerationAccepted }>().result.generationId
}

describe('the lines of the wallet', () => {
  it('show a generation as one line with its title, whose credits change from reserved to spent', async () => {
    const id = await askForPlan()
    const generation = { id, kind: 'lesson-plan', title: 'Adding fractions', lessonPlanId: id }
    const lineNow = async () => {
      const { lines } = await pageAt(null)
      expect(lines.map(({ kind }) => kind)).toEqual(['generation', 'grant'])
      expect(lines[0]?.availableAfter).toBe(await available())
      return lines[0]
    }
    expect(await lineNow()).toMatchObject({ change: -5, reserved: 5, spent: 0, generation })
    for (const spent of [1, 2, 3]) {
      await ledger.capture(teacher.userId, id, spent)
      expect(await lineNow()).toMatchObject({ change: -5, reserved: 5 - spent, spent })
    }
    const generations = createGenerationRepository(test.servers.connection)
    await generations.end(id, { state: 'completed' })
    await ledger.settle(teacher.userId, id, 5)
    expect(await lineNow()).toMatchObject({
      ...{ change: -5, reserved: 0, spent: 5, givenBack: 0 },
      generation: { ...generation, state: 'completed' },
    })
  })

  it('state the credits returned after a failure, and add up to the balance', async () => {
    const [failed, stopped] = [await askForPlan(), await askForPlan()]
    await ledger.capture(teacher.userId, failed, 2)
    await ledger.settle(teacher.userId, failed, 0)
    await ledger.settle(teacher.userId, stopped, 2)
    const { lines } = await pageAt(null)
    expect(lines).toMatchObject([
      { change: -2, spent: 2, givenBack: 3, availableAfter: 18 },
      { change: 0, spent: 0, givenBack: 5, availableAfter: 20 },
      { change: 20, kind: 'grant', availableAfter: 20 },
    ])
    expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe(await available())
  })

  it('never split a generation across pages, even if its entries are pages apart', async () => {
    await available()
    const all = Array.from({ length: 20 }, () => randomBytes(12).toString('hex'))
    const many = Array.from({ length: 50 }, () => randomBytes(12).toString('hex'))
    for (const id of all) await ledger.reserve(teacher.userId, id, 1)
    for (const id of all) await ledger.settle(teacher.userId, id, 0)
    for (const id of many) {
      await ledger.reserve(teacher.userId, id, 2)
      await ledger.capture(teacher.userId, id, 1)
      await ledger.settle(teacher.userId, id, 0)
    }
    const pages = [await pageAt(null)]
    // Entries added while somebody pages are not part of the later pages.
    const late = randomBytes(12).toString('hex')
    await ledger.reserve(teacher.userId, late, 3)
    for (let next = pages[0]?.nextCursor ?? null; next !== null; next = pages.at(-1)?.nextCursor ?? null)
      pages.push(await pageAt(next))
    expect(pages.map(({ lines }) => lines.length)).toEqual([30, 30, 11])
    const lines = pages.flatMap((page) => page.lines)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(71)
    for (const line of lines.slice(0, -1)) expect(line).toMatchObject({ change: 0, reserved: 0, spent: 0 })
    expect(lines.every(({ availableAfter }) => availableAfter === 20)).toBe(true)
    expect((await pageAt(null)).lines[0]).toMatchObject({ reserved: 3, availableAfter: 17, generation: null })
  })

  it('go on without a number of those that follow, if they are too many to count', async () => {
    await available()
    const amounts = { granted: 20, purchased: 0, reserved: 0 }
    const entries = Array.from({ length: 10_060 }, (_, index) => ({
      ...{ userId: teacher.userId, n: index + 2, key: `purchase:${randomBytes(12).toString('hex')}` },
      ...{ kind: 'purchase', period: null, generationId: null, at: new Date() },
      change: { granted: 0, purchased: 1, reserved: 0 },
      balance: { ...amounts, purchased: index + 1 },
    }))
    await test.servers.connection.collection('credit_entries').insertMany(entries)
    const first = await pageAt(null)
    expect(first).toMatchObject({ remaining: 0, nextCursor: expect.any(String) })
    expect(first.lines.map(({ availableAfter }) => availableAfter)).toEqual(
      Array.from({ length: 30 }, (_, index) => 10_080 - index),
    )
    const second = await pageAt(first.nextCursor)
    expect(second.lines).toHaveLength(30)
    expect(second.lines[0]?.availableAfter).toBe(10_050)
    // Below this page are a grant and 10,000 purchases, one more than can be counted; below the next, 9,971.
    expect(second.remaining).toBe(0)
    expect(await pageAt(second.nextCursor)).toMatchObject({ remaining: 9971 })
  })

  it('refuse a malformed cursor', async () => {
    for (const cursor of ['7', '7.8', 'a.b.c', '1.2.3.4', '-1.2.3'])
      expect((await get(`/wallet/entries?cursor=${cursor}`)).statusCode, cursor).toBe(400)
  })
})
