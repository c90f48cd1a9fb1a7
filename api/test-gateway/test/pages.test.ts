import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Gateway } from './kit/running-gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const valid = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Lina M.' }
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, gateway.url), { headers, redirect: 'manual' })

/** What a browser sends for a form without JavaScript. */
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL(path, gateway.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: gateway.url, ...headers },
    redirect: 'manual',
  })
const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
const valueIn = (page: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1]

async function open(changes: Parameters<Gateway['pack']>[0] = {}) {
  const session = await gateway.pack(changes)
  const path = `/test-payments/pay/${session.id}`
  const page = await (await get(path)).text()
  return { session, path, page, token: tokenIn(page) }
}

describe('the payment page', () => {
  it('shows what is bought, the total and the tax line, with the TEST ribbon', async () => {
    const { page } = await open({ metadata: { tax_amount: '67', tax_rate: '20' } })
    for (const text of [
      'TEST',
      '100 credits',
      '€4.00',
      '€3.33',
      'VAT 20%',
      '€0.67',
      'Pay €4.00',
      'Back to Classeur',
    ])
      expect(page).toContain(text)
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(page).toContain(`autocomplete="${name}"`)
  })

  it('pays and goes back to the shop with 303', async () => {
    const { session, path, token } = await open()
    const paid = await submit(path, { ...valid, token })
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(session.success_url)
    expect(await gateway.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      payment_status: 'paid',
    })
    expect((await get(path)).headers.get('location')).toBe(session.success_url)
  })

  it('keeps what was typed after a decline and then takes another card', async () => {
    const { session, path, token } = await open()
    const declined = await submit(path, { ...valid, number: '4000 0000 0000 0002', token })
    const page = await declined.text()
    expect(declined.status).toBe(402)
    expect(page).toContain('The bank declined the card. You weren’t charged.')
    const kept = ['number', 'expiry', 'cvc', 'name'].map((name) => valueIn(page, name))
    expect(kept).toEqual(['4000 0000 0000 0002', valid.expiry, valid.cvc, valid.name])
    expect((await submit(path, { ...valid, token: tokenIn(page) })).headers.get('location')).toBe(
      session.success_url,
    )
  })

  it('names each wrong field and sends nothing to the bank', async () => {
    const { session, path, token } = await open()
    const answer = await submit(path, {
      token,
      number: '4111 1111 1111 1111',
      expiry: '01 / 20',
      cvc: '1',
      name: ' ',
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const text of ['test cards only', 'has expired', 'three or four digits', 'Enter the name'])
      expect(page).toContain(text)
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(4)
    expect(await gateway.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' })
    expect((await submit(path, { ...valid, token })).status).toBe(303)
  })

  it('accepts Arabic digits, spaces and any form of the expiry date', async () => {
    const { path, token } = await open()
    const typed = { number: '٤٢٤٢ ٤٢٤٢-٤٢٤٢٤٢٤٢', expiry: '٠٨/2040', cvc: '١٢٣', name: 'لينا' }
    expect((await submit(path, { ...typed, token })).status).toBe(303)
  })

  it('fills in a test card without paying', async () => {
    const { session, path, token } = await open()
    const filled = await submit(path, { token, name: 'Omar', fill: 'fails-later' })
    const page = await filled.text()
    expect(page).toContain('value="4000 0000 0000 0341"')
    expect(page).toContain('value="Omar"')
    expect(await gateway.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' })
  })

  it('pays once for a double click and for two tabs', async () => {
    const { session, path, token } = await open()
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(path, { ...valid, token })))
    for (const answer of answers) expect(answer.headers.get('location')).toBe(session.success_url)
    const { payment_intent: intent } = await gateway.stripe.checkout.sessions.retrieve(session.id)
    const charges = await gateway.stripe.charges.list({ payment_intent: intent as string })
    expect(charges.data).toHaveLength(1)
  })

  it('does not pay with the form of a tab that another tab has overtaken', async () => {
    const { path, token } = await open()
    await submit(path, { ...valid, number: '4000000000000002', token })
    const stale = await submit(path, { ...valid, token })
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('Check the card and pay again')
  })

  it('leads to the bank, which can be confirmed or refused', async () => {
    const { session, path, token } = await open()
    const asked = await submit(path, { ...valid, number: '4000 0025 0000 3155', token })
    const bank = asked.headers.get('location') ?? ''
    expect(asked.status).toBe(303)
    expect(bank).toContain('/test-payments/bank/')
    const refused = await submit(bank, { token: tokenIn(await (await get(bank)).text()), answer: 'refuse' })
    const back = await (await get(refused.headers.get('location') ?? '')).text()
    expect(back).toContain('wasn’t confirmed')
    await submit(path, { ...valid, number: '4000 0025 0000 3155', token: tokenIn(back) })
    const confirm = await submit(bank, { token: tokenIn(await (await get(bank)).text()), answer: 'confirm' })
    const end = await get(confirm.headers.get('location') ?? '')
    expect(end.headers.get('location')).toBe(session.success_url)
  })

  it('says that it has expired, with a way back', async () => {
    const { session, path } = await open()
    await gateway.stripe.checkout.sessions.expire(session.id)
    const expired = await get(path)
    expect(expired.status).toBe(410)
    expect(await expired.text()).toContain(`href="${session.cancel_url ?? ''}"`)
  })

  it('escapes the names that the shop and the person give', async () => {
    const attack = '"><script>alert(1)</script>'
    const { path, page, token } = await open({
      line_items: [
        {
          price_data: { currency: 'eur', unit_amount: 400, product_data: { name: attack } },
          quantity: 1,
        },
      ],
    })
    const answer = await (await submit(path, { token, number: attack, name: attack })).text()
    for (const text of [page, answer]) expect(text).not.toContain('<script>alert')
  })
})

describe('every page', () => {
  const paths = [
    '/test-payments/clock',
    '/test-payments/cards',
    '/test-payments/missing',
    '/test-payments/pay/none',
  ]

  it('has a policy without inline scripts and styles, and loads only its own files', async () => {
    const { path } = await open()
    for (const each of [...paths, path]) {
      const response = await get(each)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      const page = await response.text()
      expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/)
      for (const [, address = ''] of page.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g))
        expect((await get(address)).status, address).toBe(200)
    }
  })

  it('speaks English, French and Arabic, by the browser or by the session', async () => {
    for (const each of paths) {
      expect(await (await get(each, { 'accept-language': 'fr-CA,en;q=0.5' })).text()).toContain(
        '<html lang="fr" dir="ltr">',
      )
      expect(await (await get(each, { 'accept-language': 'ar' })).text()).toContain(
        '<html lang="ar" dir="rtl">',
      )
    }
    const { page } = await open({ locale: 'fr' })
    expect(page).toContain('<html lang="fr"')
    expect(page).toMatch(/Payer 4,00\s€/)
  })

  it('refuses forms of other sites and foreign host names, and answers 404 for unknown addresses', async () => {
    const { path, token } = await open()
    for (const origin of ['https://evil.example', 'null', ''])
      expect((await submit(path, { ...valid, token }, { origin })).status).toBe(403)
    expect((await get('/test-payments/cards', { 'x-forwarded-host': 'evil.example' })).status).toBe(421)
    for (const each of ['/test-payments/missing', '/test-payments/pay/none', '/test-payments/portal/none'])
      expect((await get(each)).status).toBe(404)
  })
})

describe('the portal', () => {
  it('changes the card of the subscription and pays an open invoice', async () => {
    const { customer, subscription } = await gateway.subscriber('4000000000000341')
    const { items } = await gateway.stripe.subscriptions.retrieve(subscription)
    await gateway.advanceTo(items.data[0]?.current_period_end ?? 0)
    const portal = await gateway.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/settings/billing',
      flow_data: { type: 'payment_method_update' },
    })
    const path = new URL(portal.url).pathname
    const page = await (await get(path)).text()
    for (const text of ['0341', 'Pay €9.00 now', 'href="http://localhost:3000/settings/billing"'])
      expect(page).toContain(text)
    const declined = await submit(path, { ...valid, number: '4000000000000002', token: tokenIn(page) })
    expect(declined.status).toBe(402)
    const saved = await submit(path, { ...valid, token: tokenIn(await declined.text()) })
    const after = await (await get(saved.headers.get('location') ?? '')).text()
    expect(after).toContain('The new card is saved')
    expect(after).toContain('4242')
    const pay = /action="([^"]+\/invoices\/[^"]+)"/.exec(after)?.[1] ?? ''
    const paid = await submit(pay, { token: tokenIn(after) })
    expect(await (await get(paid.headers.get('location') ?? '')).text()).toContain('The invoice is paid')
    expect(
      await gateway.stripe.subscriptions.retrieve(subscription, { expand: ['default_payment_method'] }),
    ).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '4242' } },
    })
  })

  it('does not pay the invoice of another customer', async () => {
    const one = await gateway.subscriber('4000000000000341')
    const { items } = await gateway.stripe.subscriptions.retrieve(one.subscription)
    await gateway.advanceTo(items.data[0]?.current_period_end ?? 0)
    const [open] = (await gateway.stripe.invoices.list({ subscription: one.subscription, status: 'open' }))
      .data
    const other = await gateway.stripe.customers.create({ email: 'other@school.test' })
    const portal = await gateway.stripe.billingPortal.sessions.create({ customer: other.id })
    const path = new URL(portal.url).pathname
    const token = tokenIn(await (await get(path)).text())
    await submit(`${path}/invoices/${open?.id ?? ''}`, { token })
    const after = await gateway.stripe.invoices.retrieve(open?.id ?? '')
    expect(after.attempt_count).toBe(open?.attempt_count)
  })
})

describe('the clock page', () => {
  it('moves to the next renewal, once per form', async () => {
    const { subscription } = await gateway.subscriber()
    const page = await (await get('/test-payments/clock')).text()
    expect(page).toContain(subscription)
    const form = { token: tokenIn(page), step: 'day' }
    const before = gateway.now()
    const answers = await Promise.all([1, 2, 3].map(() => submit('/test-payments/clock', form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
    expect(Math.round((gateway.now() - before) / 86_400)).toBe(1)
  })
})
