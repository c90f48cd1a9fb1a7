import { CreditLinePage, School, Wallet, type CreditLineFilter } from '@classeur/contracts'
import { createCreditLedger, type CreditLedger } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { storeRefundedOrder } from '../kit/store-order.ts'

let test: TestApp
let teacher: SignedIn
let ledger: CreditLedger
beforeAll(async () => {
  test = await createTestApp()
  ledger = createCreditLedger(test.servers.connection)
})
afterAll(() => test?.close())
beforeEach(async () => {
  teacher = await test.newTeacher()
})

const get = (path: string) => test.app.inject({ url: `/api${path}`, headers: teacher.headers })
const wallet = async () => Wallet.parse((await get('/wallet')).json())
const entries = async (query = '') => CreditLinePage.parse((await get(`/wallet/entries${query}`)).json())
const kindsOf = async (filter: CreditLineFilter) =>
  (await entries(`?filter=${filter}`)).lines.map(({ kind }) => kind)
const table = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true }).data

/** A spent, a returned and a running generation, a bought pack and a part of it taken back; 3 + 4 credits are out. */
async function fill(): Promise<{ orderId: string; number: string }> {
  await wallet()
  const [spent, returned, running] = [newId(), newId(), newId()]
  await ledger.reserve(teacher.userId, spent, 3)
  await ledger.settle(teacher.userId, spent, 3)
  await ledger.reserve(teacher.userId, returned, 5)
  await ledger.settle(teacher.userId, returned, 0)
  const { order } = await storeRefundedOrder(test.servers.connection, {
    ...{ userId: teacher.userId, schoolName: 'A school' },
  })
  await ledger.purchase(teacher.userId, String(order._id), 100)
  await ledger.revoke(teacher.userId, String(order._id), 're_1', 40)
  await ledger.reserve(teacher.userId, running, 4)
  return { orderId: String(order._id), number: order.number }
}

describe('the wallet', () => {
  it('says how much of the monthly grant is spent, reserved and left', async () => {
    await fill()
    expect(await wallet()).toMatchObject({
      ...{ available: 73, balance: { granted: 13, purchased: 60, reserved: 4 } },
      period: { grant: 20, spent: 3, reserved: 4, left: 13 },
    })
  })

  it('counts only credits of the grant: what bought credits pay is not spent from it', async () => {
    await wallet()
    await ledger.purchase(teacher.userId, newId(), 100)
    await ledger.reserve(teacher.userId, newId(), 30)
    expect(await wallet()).toMatchObject({
      ...{ available: 90, balance: { granted: 0, purchased: 90, reserved: 30 } },
      period: { grant: 20, spent: 0, reserved: 20, left: 0 },
    })
  })

  it('counts credits that ended with the free plan as expired, not as spent', async () => {
    await wallet()
    const spent = newId()
    await ledger.reserve(teacher.userId, spent, 3)
    await ledger.settle(teacher.userId, spent, 3)
    const paidMonth = `paid:${new Date().toISOString()}`
    await ledger.ensureGrant(teacher.userId, paidMonth, 300)
    await ledger.endGrant(teacher.userId, [paidMonth])
    expect(await wallet()).toMatchObject({
      ...{ available: 0, balance: { granted: 0, purchased: 0, reserved: 0 } },
      period: { grant: 20, spent: 3, reserved: 0, expired: 17, left: 0 },
    })
  })

  it('counts all spent credits, even after the refund of an earlier generation', async () => {
    await ledger.ensureGrant(teacher.userId, '2020-01', 20)
    const [earlier, spent] = [newId(), newId()]
    await ledger.reserve(teacher.userId, earlier, 5)
    await wallet()
    await ledger.reserve(teacher.userId, spent, 8)
    await ledger.settle(teacher.userId, spent, 8)
    await ledger.settle(teacher.userId, earlier, 0)
    expect(await wallet()).toMatchObject({
      period: { grant: 20, spent: 8, reserved: 0, expired: 0, returned: 5, left: 17 },
    })
  })
})

describe('the filters of the wallet', () => {
  it('show the lines of their kind, each with the credits to spend after it', async () => {
    const { orderId, number } = await fill()
    expect(await kindsOf('all')).toEqual([
      ...['generation', 'revoke', 'purchase', 'generation', 'generation', 'grant'],
    ])
    expect(await kindsOf('monthly')).toEqual(['grant'])
    const bought = (await entries('?filter=purchased')).lines
    expect(bought).toMatchObject([
      { kind: 'revoke', change: -40, availableAfter: 77, order: { id: orderId, number } },
      { kind: 'purchase', change: 100, availableAfter: 117, order: { id: orderId, number } },
    ])
    const spent = (await entries('?filter=spent')).lines
    expect(spent).toMatchObject([
      { reserved: 4, change: -4, availableAfter: 73 },
      { spent: 3, change: -3, availableAfter: 17 },
    ])
    expect((await entries('?filter=returned')).lines).toMatchObject([{ givenBack: 5, change: 0 }])
  })

  it('keep to a calendar month', async () => {
    await fill()
    const month = new Date().toISOString().slice(0, 7)
    expect((await entries(`?month=${month}`)).lines).toHaveLength(6)
    expect(await entries('?month=2020-01')).toEqual({ lines: [], nextCursor: null, remaining: 0 })
    for (const wrong of ['2026-13', '2026', '26-01', '2026-1'])
      expect((await get(`/wallet/entries?month=${wrong}`)).statusCode, wrong).toBe(400)
    expect((await get('/wallet/entries?filter=some')).statusCode).toBe(400)
  })

  it('take the month in the time zone of the school, like the times in the file', async () => {
    await fill()
    const { version } = School.parse((await get('/school')).json())
    const changed = await test.app.inject({
      ...{ method: 'PATCH', url: '/api/school', headers: teacher.headers },
      payload: { version, timeZone: 'Africa/Tunis' },
    })
    expect(changed.statusCode).toBe(200)
    await test.servers.connection
      .collection('credit_entries')
      .updateOne(
        { userId: teacher.userId, kind: 'purchase' },
        { $set: { at: new Date('2025-10-31T23:30:00Z') } },
      )
    expect((await entries('?month=2025-11')).lines).toMatchObject([{ kind: 'purchase' }])
    expect((await entries('?month=2025-10')).lines).toEqual([])
    const [row, ...others] = table((await get('/wallet.csv?language=en&month=2025-11')).body)
    expect(Object.values(row ?? {})[0]).toBe('2025-11-01 00:30')
    expect(others).toEqual([])
    await test.servers.connection
      .collection('credit_entries')
      .updateOne({ userId: teacher.userId, n: 1 }, { $set: { at: new Date('2025-08-31T23:30:00Z') } })
    const { month, firstMonth } = await wallet()
    expect(firstMonth).toBe('2025-09')
    const tunis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' })
    expect(tunis.format(new Date())).toContain(month)
  })

  it('say how many lines follow a page', async () => {
    await wallet()
    for (let made = 0; made < 34; made += 1) {
      await ledger.purchase(teacher.userId, newId(), 1)
    }
    const first = await entries('?filter=purchased')
    expect(first).toMatchObject({ remaining: 4 })
    expect(first.lines).toHaveLength(30)
    await ledger.purchase(teacher.userId, newId(), 1)
    const second = await entries(`?filter=purchased&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ remaining: 0, nextCursor: null })
    expect(second.lines.map(({ availableAfter }) => availableAfter)).toEqual([24, 23, 22, 21])
  })
})

describe('the wallet as a table', () => {
  it('contains the filtered lines; all of them add up to the balance', async () => {
    const { number } = await fill()
    const all = await get('/wallet.csv?language=en')
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = table(all.body)
    expect(rows).toHaveLength(6)
    expect(rows.reduce((sum, row) => sum + Number(row['Credits']), 0)).toBe((await wallet()).available)
    const bought = table((await get('/wallet.csv?filter=purchased')).body)
    expect(bought.map((row) => row['Credits'])).toEqual(['-40', '100'])
    expect(bought.map((row) => Object.values(row).includes(number))).toEqual([true, true])
  })

  it.each(['fr', 'ar'])('is written in %s', async (language) => {
    await fill()
    const { body, headers } = await get(`/wallet.csv?language=${language}`)
    expect(body.split('\r\n')[0]).not.toContain('Credits')
    expect(headers['content-disposition']).toContain('.csv')
  })
})
