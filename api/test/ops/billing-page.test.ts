import { createPaymentOverview } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { createOperatorSignIn, pageHeaders } from './kit/operator-sign-in.ts'
import { createPaymentsKit, type PaymentsKit } from './kit/payments-kit.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

const path = '/ops/billing'
const ours = { origin: testPublicUrl, 'sec-fetch-site': 'same-origin' }
const hostile = `"><script>alert('x')</script>`

let issuer: ForeignIssuer
let servers: TestServers
let kit: PaymentsKit
let test: TestApp
let people: ReturnType<typeof createOperatorSignIn>
let operator: TestBrowser

beforeAll(async () => {
  issuer = await startForeignIssuer()
  servers = await openTestServers()
  kit = createPaymentsKit(servers)
  test = await createTestApp({
    environment: { OIDC_ISSUER: issuer.url },
    servers,
    paymentProvider: kit.provider,
  })
  people = createOperatorSignIn(test, issuer)
  operator = await people.operator(path)
})
afterAll(async () => {
  await test.close()
  await kit.close()
  await servers.stop()
  await issuer.stop()
})
beforeEach(async () => {
  for (const name of ['orders', 'provider_subscriptions', 'payment_events']) {
    await servers.connection.collection(name).deleteMany({})
  }
  await kit.billingQueue.queue.obliterate({ force: true })
})

const page = async (query = '') => {
  const answer = await operator.send({ url: path + query, headers: pageHeaders })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const post = (url: string, headers: Record<string, string> = ours, browser = operator) =>
  browser.send({
    method: 'POST',
    url: path + url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
/** Submits a form and returns the page to which the response redirects. */
const submit = async (url: string) => {
  const answer = await post(url)
  expect(answer.statusCode).toBe(303)
  return (await operator.send({ url: String(answer.headers['location']), headers: pageHeaders })).body
}
const rowOf = (body: string, id: string) => new RegExp(`<tr id="${id}">[^]*?</tr>`).exec(body)?.[0] ?? ''
const orderOfRows = (body: string, ids: string[]) =>
  [...ids].sort((a, b) => body.indexOf(`<tr id="${a}">`) - body.indexOf(`<tr id="${b}">`))

describe('the payments page', () => {
  it('is shown to operators, who return to it after signing in', async () => {
    const browser = await people.signIn('operator@school.example')
    const first = await browser.send({ url: path, headers: pageHeaders })
    expect(first.headers['location']).toBe('/api/auth/operator?to=billing')
    expect((await people.enter(browser, path)).body).toContain(`url=${path}"`)
    expect((await browser.send({ url: path, headers: pageHeaders })).statusCode).toBe(200)
  })

  it('is hidden from teachers and signed-out people, who cannot use its forms either', async () => {
    const event = await kit.event('evt_hidden')
    const subscription = await kit.subscription('1'.repeat(24))
    const order = await kit.paidOrder()
    const teacher = await people.signIn('teacher@school.example')
    expect((await people.enter(teacher, path)).statusCode).toBe(403)
    const refund = `/orders/${String(order._id)}/refund`
    for (const stranger of [teacher, createBrowser(test)]) {
      for (const url of ['', '?show=orders', refund]) {
        expect((await stranger.send({ url: path + url })).statusCode).toBe(401)
      }
      for (const url of [`/events/${event}/retry`, `/subscriptions/${subscription}/ask`, refund]) {
        expect((await post(url, ours, stranger)).statusCode).toBe(401)
      }
    }
    expect(kit.provider.refunds).toHaveLength(0)
    expect(await kit.billingQueue.queue.getJob(event)).toBeUndefined()
  })

  it('accepts no forms from other sites', async () => {
    const event = await kit.event('evt_cross_site')
    for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await post(`/events/${event}/retry`, headers)).json().code).toBe('general/origin-refused')
    }
  })

  it('complies with the strictest policy: no script, no inline style and no external source', async () => {
    await kit.event('evt_policy')
    await kit.subscription('1'.repeat(24))
    const order = await kit.paidOrder()
    for (const query of ['', '?show=subscriptions', '?show=orders', `/orders/${String(order._id)}/refund`]) {
      const answer = await operator.send({ url: path + query, headers: pageHeaders })
      expect(answer.body).not.toMatch(/<script|style=|<style|(href|src)="(https?:)?\/\//)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('escapes hostile values of the provider and of people', async () => {
    await servers.connection.collection<{ _id: string }>('payment_events').insertOne({
      ...{ _id: `evt_${hostile}`, type: hostile, raw: '', createdAt: new Date(), receivedAt: new Date() },
      ...{ source: 'webhook', state: 'failed', attempts: 1, lastError: hostile, processedAt: null },
    })
    const person = await test.signInAs({ email: `${hostile}@school.example` })
    await kit.subscription(person.userId, { planId: hostile })
    const order = await kit.paidOrder({ userId: person.userId, prefix: hostile })
    await kit.orders.noteRefundReason(String(order._id), hostile)
    const urls = [
      '',
      '?show=subscriptions',
      '?show=orders',
      `?show=orders&number=${encodeURIComponent(hostile)}`,
    ]
    for (const url of [...urls, `/orders/${String(order._id)}/refund`]) {
      const body = await page(url)
      expect(body).not.toMatch(/<script/i)
      expect(body).toMatch(/&lt;script&gt;/i)
    }
  })

  it('says that an installation without a payment provider sells nothing', async () => {
    const own = await createTestApp({ environment: { OIDC_ISSUER: issuer.url }, servers })
    const browser = await createOperatorSignIn(own, issuer).operator(path)
    const { body } = await browser.send({ url: path, headers: pageHeaders })
    expect(body).toContain('This installation sells nothing')
    expect(body).not.toContain('<form')
    await own.close()
  })
})

describe('events', () => {
  it('that are unprocessed come first, without their raw content', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await kit.event('evt_processed', at(1))
    await kit.events.markProcessed('evt_processed', new Date())
    await kit.event('evt_waiting', at(30))
    await kit.event('evt_failed', at(20))
    await kit.events.markFailed('evt_failed', 'the provider was silent')
    const body = await page()
    const ids = ['evt_failed', 'evt_waiting', 'evt_processed']
    expect(orderOfRows(body, ['evt_processed', 'evt_waiting', 'evt_failed'])).toEqual(ids)
    expect(body).toContain('2 events aren’t processed')
    expect(body).not.toContain('raw body')
    expect(rowOf(body, 'evt_failed')).toContain('the provider was silent')
    expect(rowOf(body, 'evt_failed')).toContain('<button>Retry</button>')
    expect(rowOf(body, 'evt_processed')).not.toContain('Retry')
    const failed = await page('?state=failed')
    expect(rowOf(failed, 'evt_failed')).not.toBe('')
    expect(rowOf(failed, 'evt_waiting') + rowOf(failed, 'evt_processed')).toBe('')
  })

  it('that failed wait again after a retry, and their job exists', async () => {
    await kit.event('evt_lost')
    await kit.events.markFailed('evt_lost', 'the queue was lost')
    expect(await submit('/events/evt_lost/retry')).toContain('is in the queue again')
    expect((await kit.events.findById('evt_lost'))?.state).toBe('waiting')
    expect((await kit.billingQueue.queue.getJob('evt_lost'))?.data).toEqual({
      version: 1,
      eventId: 'evt_lost',
    })
    await submit('/events/evt_lost/retry')
    expect(await kit.billingQueue.queue.getJobCountByTypes('waiting', 'delayed')).toBe(1)
  })

  it('whose job waits for its next try are tried at once', async () => {
    await kit.event('evt_delayed')
    const job = { version: 1, eventId: 'evt_delayed' } as const
    await kit.billingQueue.queue.add('process-payment-event', job, { jobId: 'evt_delayed', delay: 3_600_000 })
    await submit('/events/evt_delayed/retry')
    expect(await kit.billingQueue.queue.getJobCountByTypes('delayed')).toBe(0)
    expect(await kit.billingQueue.queue.getJobCountByTypes('waiting')).toBe(1)
  })

  it('that were processed meanwhile stay processed and get no job', async () => {
    await kit.event('evt_done')
    await kit.events.markProcessed('evt_done', new Date())
    expect(await submit('/events/evt_done/retry')).toContain('was processed already')
    expect((await kit.events.findById('evt_done'))?.state).toBe('processed')
    expect(await kit.billingQueue.queue.getJob('evt_done')).toBeUndefined()
    expect((await post('/events/evt_unknown/retry')).statusCode).toBe(404)
  })
})

describe('subscriptions', () => {
  it('show the person, plan, status and open invoice', async () => {
    const person = await test.signInAs()
    const invoice = {
      ...{ id: 'in_open', orderId: null, failedAt: new Date(), nextTryAt: null },
      graceEndsAt: new Date('2001-02-03'),
    }
    const id = await kit.subscription(person.userId, { status: 'past-due', openInvoice: invoice })
    const row = rowOf(await page('?show=subscriptions'), id)
    for (const shown of ['@school.example', 'Pro', 'past-due', 'in_open', '2001-02-03', 'grace is over']) {
      expect(row).toContain(shown)
    }
  })

  it('are listed page by page, each once and the latest first, also if several began at the same time', async () => {
    const ids: string[] = []
    for (let n = 0; n < 53; n += 1) {
      const startedAt = new Date(Date.UTC(2026, 0, 60 - Math.floor(n / 7)))
      ids.push(await kit.subscription('1'.repeat(24), { startedAt }))
    }
    const pages = await idsOfPages('?show=subscriptions', 'subscriptions')
    expect(pages).toHaveLength(2)
    expect(pages.flat().sort()).toEqual([...ids].sort())
    expect(ids.slice(0, 7)).toContain(pages[0]?.[0])
  })

  it('take over the provider’s state when an operator asks', async () => {
    const person = await test.signInAs()
    const id = await kit.subscription(person.userId, { status: 'ended', endedAt: new Date() }, {})
    expect(rowOf(await page('?show=subscriptions'), id)).toContain('>active<')
    const body = await submit(`/subscriptions/${id}/ask`)
    expect(body).toContain('was read from the provider')
    expect(rowOf(body, id)).toContain('>ended<')
  })

  it('stay as they are while the provider doesn’t answer, and the page says so', async () => {
    const id = await kit.subscription('1'.repeat(24))
    kit.forget(id)
    const body = await submit(`/subscriptions/${id}/ask`)
    expect(body).toContain('the provider doesn’t answer')
    expect(rowOf(body, id)).toContain('>active<')
    expect((await post('/subscriptions/sub_unknown/ask')).statusCode).toBe(404)
  })
})

/** The ids of the rows on all pages of a list, from its first page on. */
async function idsOfPages(query: string, entries: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let url: string | undefined = query; url !== undefined;) {
    const body = await page(url)
    pages.push([...body.matchAll(/<tr id="(\w+)">/g)].map(([, id = '']) => id))
    const older = new RegExp(`href="([^"]*)">Older ${entries}`).exec(body)?.[1]
    expect(body.includes(`>Newest ${entries}`)).toBe(pages.length > 1)
    url = older?.replaceAll('&amp;', '&').replace(path, '')
  }
  return pages
}

describe('orders', () => {
  it('are listed by the email address of the person, in any case', async () => {
    const person = await test.signInAs({ email: 'nadia.b@school.example' })
    const ordered = String((await kit.newOrder({ userId: person.userId }))._id)
    await kit.newOrder({})
    const body = await page('?show=orders&email=Nadia.B%40School.example')
    expect([...body.matchAll(/<tr id="(\w+)">/g)].map(([, id]) => id)).toEqual([ordered])
    expect(body).toContain('value="Nadia.B@School.example"')
    expect(await page('?show=orders&email=nobody%40school.example')).toContain('No order matches')
  })

  it('are found by number and by status', async () => {
    const paid = await kit.paidOrder()
    const pending = await kit.newOrder({})
    const ids = (body: string) => [paid, pending].map(({ _id }) => rowOf(body, String(_id)) !== '')
    expect(ids(await page('?show=orders'))).toEqual([true, true])
    expect(ids(await page('?show=orders&status=paid&number='))).toEqual([true, false])
    expect(ids(await page(`?show=orders&number=${pending.number.toLowerCase()}`))).toEqual([false, true])
    expect(await page('?show=orders&number=C-1999-0001')).toContain('No order matches')
    expect(rowOf(await page('?show=orders'), String(paid._id))).toContain(
      `/orders/${String(paid._id)}/refund`,
    )
    expect(rowOf(await page('?show=orders'), String(pending._id))).not.toContain('/refund')
  })

  it('are listed page by page, each once', async () => {
    const all: string[] = []
    for (let n = 0; n < 53; n += 1) all.push(String((await kit.newOrder({}))._id))
    const pages = await idsOfPages('?show=orders', 'orders')
    expect(pages).toHaveLength(2)
    expect(pages.flat().sort()).toEqual(all.sort())
  })
})

describe('mismatches', () => {
  it('are orders that were paid with another amount, and people who pay for two subscriptions', async () => {
    expect(await page('?show=mismatches')).toContain('Everything fits together')
    const fits = await kit.paidOrder()
    const other = await kit.paidOrder({}, 1000)
    const twice = await test.signInAs()
    const subscriptions = [await kit.subscription(twice.userId), await kit.subscription(twice.userId)]
    const ended = await kit.subscription(twice.userId, { status: 'ended', endedAt: new Date() })
    const once = await kit.subscription('1'.repeat(24))
    const body = await page('?show=mismatches')
    expect(rowOf(body, String(other._id))).toContain('10.00 EUR paid')
    expect(subscriptions.map((id) => rowOf(body, id) !== '')).toEqual([true, true])
    expect(rowOf(body, String(fits._id)) + rowOf(body, ended) + rowOf(body, once)).toBe('')
  })

  it('say how many there are if the list shows only the newest', async () => {
    const { _id, ...order } = (await servers.connection
      .collection('orders')
      .findOne({ _id: (await kit.paidOrder({}, 1000))._id }))!
    const copies = Array.from({ length: 201 }, (_, n) => ({
      ...order,
      serial: 1000 + n,
      number: `C-${n}`,
      requestKey: null,
    }))
    expect(await page('?show=mismatches')).not.toContain('The others follow')
    await servers.connection.collection('orders').insertMany(copies)
    expect((await page('?show=mismatches')).replace(/\s+/g, ' ')).toContain('Showing 200 of 202 orders.')
  })

  it('keep the typed reason on screen if the form is refused, also after the session has ended', async () => {
    const url = `${path}/orders/${String((await kit.paidOrder({}, 1000))._id)}/settle-mismatch`
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...ours, ...pageHeaders }
    const send = (browser: TestBrowser, reason: string) =>
      browser.send({ method: 'POST', url, headers, payload: new URLSearchParams({ reason }).toString() })
    const long = await send(operator, `${hostile}${'é'.repeat(600)}`)
    expect([long.statusCode, long.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(long.body).toContain(`&lt;/script&gt;${'é'.repeat(600)}`)
    const ended = await people.operator(path)
    await servers.connection.collection('sessions').deleteMany({})
    try {
      const answer = await send(ended, `They asked\r\ntwice ${hostile}`)
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toContain('They asked\ntwice &quot;&gt;&lt;script&gt;')
      expect(answer.body).toContain('href="/api/auth/operator?to=billing"')
      expect(answer.body).not.toMatch(/<script/)
    } finally {
      operator = await people.operator(path)
    }
    expect((await createPaymentOverview(servers.connection).countMismatches()).orders).toBe(1)
  })

  it('are settled with a reason, so that the alert stops; the order keeps what was decided', async () => {
    const other = await kit.paidOrder({}, 1000)
    const id = String(other._id)
    const settle = (payload: string, browser = operator) =>
      browser.send({
        ...{ method: 'POST', url: `${path}/orders/${id}/settle-mismatch`, payload },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...ours },
      })
    const count = async () => (await createPaymentOverview(servers.connection).countMismatches()).orders
    expect(await count()).toBe(1)
    expect((await settle('reason=+')).statusCode).toBe(400)
    expect(await count()).toBe(1)
    expect((await settle('reason=Too+little+was+paid%3B+we+leave+it')).statusCode).toBe(303)
    expect(await count()).toBe(0)
    expect(await page('?show=mismatches')).toContain('Everything fits together')
    expect(rowOf(await page('?show=orders'), id)).toContain('Settled: Too little was paid; we leave it')
    expect((await settle('reason=Again')).statusCode).toBe(303)
    expect(rowOf(await page('?show=orders'), id)).not.toContain('Again')
    // Another refund whose credits were spent needs a decision again.
    await kit.orders.noteSpentRefund(id, 5)
    expect(await count()).toBe(1)
  })
})
