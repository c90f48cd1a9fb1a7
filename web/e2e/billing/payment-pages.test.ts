import { newDatabaseUrl } from '@classeur/local/testing'
import { startGatewayForTests, type GatewayForTests } from '@classeur/test-gateway/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeep } from '../../../.config/deep-tests.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { launchBrowser, openWindow } from '../kit/browser.ts'

/** The pages of the test gateway, which are its own: no page of the product has to run. */
let gateway: GatewayForTests
let browser: Browser
beforeAll(async () => {
  gateway = await startGatewayForTests({
    mongoUrl: newDatabaseUrl(),
    // Nothing listens there; these tests need no events.
    webhookUrl: 'http://127.0.0.1:1/',
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

async function post<T>(path: string, fields: Record<string, string>): Promise<T> {
  const response = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Bearer ${gateway.secretKey}` },
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as T
}

/** A payment page for a pack of credits; after the payment the browser comes to the page of test cards. */
const openPack = (locale = 'auto') =>
  post<{ id: string; url: string }>('/v1/checkout/sessions', {
    mode: 'payment',
    locale,
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '400',
    'line_items[0][price_data][product_data][name]': '100 credits',
    'metadata[tax_amount]': '67',
    'metadata[tax_rate]': '20',
    success_url: `${gateway.url}/test-payments/cards`,
    cancel_url: `${gateway.url}/test-payments/clock`,
  })

type Mode = [name: string, locale: string, width: number, colorScheme: 'light' | 'dark']
describe.each<Mode>([
  ['English in the light theme at 1440 px', 'en-GB', 1440, 'light'],
  ['Arabic in the dark theme at 1024 px', 'ar', 1024, 'dark'],
  ...inDeep<Mode>(
    ['French in the dark theme at 390 px', 'fr-FR', 390, 'dark'],
    ['Arabic in the light theme at 390 px', 'ar', 390, 'light'],
  ),
])('in %s', (_name, locale, width, colorScheme) => {
  it('every page passes axe and fits the width', async () => {
    const { context, page, errors } = await openWindow(browser, gateway.url, {
      locale,
      colorScheme,
      viewport: { width, height: 800 },
    })
    const check = async (what: string) => {
      expect((await analyzePage(page)).violations, what).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, what).toBeLessThanOrEqual(0)
    }
    const { id: customer } = await post<{ id: string }>('/v1/customers', { name: 'Lina M.' })
    const portal = await post<{ url: string }>('/v1/billing_portal/sessions', { customer })
    const { url } = await openPack()
    for (const address of [
      url,
      portal.url,
      '/test-payments/clock',
      '/test-payments/cards',
      '/test-payments/none',
    ]) {
      await page.goto(address)
      await check(address)
    }
    await page.goto(url)
    await page.click('button.primary')
    await page.waitForSelector('[aria-invalid]')
    await check('a form with errors')
    await page.click('button[value=confirms]')
    await page.waitForSelector('#number[value^="4000"]')
    await page.click('button.primary')
    await page.waitForURL(/\/bank\//)
    await check('the bank')
    expect(errors).toEqual([])
    await context.close()
  })
})

const openFilled = async () => {
  const opened = await openWindow(browser, gateway.url)
  const { url } = await openPack()
  await opened.page.goto(url)
  await opened.page.click('button[value=succeeds]')
  await opened.page.waitForSelector('#number[value^="4242"]')
  return opened
}

it('Enter in a field pays instead of filling in a test card', async () => {
  const { context, page, errors } = await openFilled()
  await page.press('#name', 'Enter')
  await page.waitForURL('**/test-payments/cards')
  expect(errors).toEqual([])
  await context.close()
})

it('a double click sends the form once, and the button shows that the payment is under way', async () => {
  const { context, page } = await openFilled()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  // The next page has the same session storage; this page can't be asked while it is being left.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button.primary')
    const note = () => sessionStorage.setItem('button', `${button?.disabled} ${button?.textContent}`)
    if (button) new MutationObserver(note).observe(button, { attributes: true, childList: true })
  })
  await page.dblclick('button.primary')
  await page.waitForURL('**/test-payments/cards')
  expect(posts).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('button'))).toBe('true Paying…')
  await context.close()
})
