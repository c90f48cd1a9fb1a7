import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser } from '../kit/browser.ts'
import { startTestStack } from '../kit/running-stack.ts'
import { moveClock, payWith, typeCard, untilClaim } from '../kit/test-payments.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  // Its own stack, because the clock of the test payments is the same for everybody.
  stack = await startTestStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const teacher = (name: string) => newTeacher(browser, stack.url, `${name}@buy.example`)
const result = (page: Page) => page.getByRole('main').getByRole('status')
const choosePro = async (page: Page) => {
  await page.goto('/prime')
  await page.getByRole('button', { name: 'Choose Pro · €9.00 a month' }).click()
}
const creditsAre = (page: Page, count: number) =>
  page.getByRole('banner').getByText(String(count), { exact: true }).waitFor()

async function subscribe(page: Page, card: Parameters<typeof payWith>[1] = 'Succeeds') {
  await choosePro(page)
  await payWith(page, card)
  await result(page)
    .getByText(/Pro is active/)
    .waitFor()
}

/** The numbers and statuses of all orders, newest first. */
async function orders(page: Page): Promise<string[]> {
  await page.goto('/settings/order')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('[data-column="status"]')?.textContent?.trim() ?? ''),
  )
}

it('a good card brings plan, limits and credits without a reload, in every open tab', async () => {
  const { context, page, errors } = await teacher('good-card')
  const other = await context.newPage()
  await other.goto('/settings/billing')
  await other.getByRole('heading', { name: 'Free' }).waitFor()

  await choosePro(page)
  const claim = untilClaim(other, 'pro')
  await typeCard(page, '4242 4242 4242 4242')
  await page.waitForURL(/\/prime/)
  const returnedAt = Date.now()
  await result(page)
    .getByText(/Pro is active until/)
    .waitFor()
  await other.getByRole('heading', { name: 'Pro', exact: true }).waitFor()
  await claim
  await other.getByText('of 30', { exact: true }).waitFor()
  await creditsAre(other, 300)
  console.log(`plan, limits and credits are on screen ${Date.now() - returnedAt} ms after the return`)
  await page.waitForFunction(() => !location.search.includes('order='))
  expect(errors).toEqual([])
  await context.close()
})

itInDeep('a card that asks for confirmation is charged after it, and refused without it', async () => {
  const { context, page } = await teacher('confirmation')
  await choosePro(page)
  await payWith(page, 'Asks to confirm')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page
    .getByRole('alert')
    .getByText(/weren’t charged/)
    .waitFor()
  await payWith(page, 'Asks to confirm')
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await result(page)
    .getByText(/Pro is active/)
    .waitFor()
  await context.close()
})

it('a declined card charges nothing, and another card pays the same order', async () => {
  const { context, page } = await teacher('declined')
  await page.goto('/settings/wallet')
  await page.getByRole('button', { name: 'Buy 100 credits · €4.00' }).click()
  await payWith(page, 'Declined')
  await page
    .getByRole('alert')
    .getByText(/declined/)
    .waitFor()
  await page.getByRole('link', { name: 'Back to Classeur' }).click()
  await result(page)
    .getByText(/nothing was charged/)
    .waitFor()
  await result(page)
    .getByRole('button', { name: /^Pay again/ })
    .click()
  await payWith(page, 'Succeeds')
  await result(page).getByText('100 credits have arrived').waitFor()
  await creditsAre(page, 120)
  expect(await orders(page)).toEqual(['paid'])
  await context.close()
})

itInDeep('a tab that is closed after paying loses nothing', async () => {
  const { context, page } = await teacher('closed-tab')
  await page.goto('/settings/wallet')
  await page.getByRole('button', { name: /^Buy 100 credits/ }).click()
  await page.waitForURL(/\/test-payments\/pay\//)
  await page.getByRole('button', { name: 'Answers late', exact: true }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/settings\/wallet/)
  await page.close()
  const later = await context.newPage()
  await later.goto('/settings/wallet')
  await later.getByText(/120/).first().waitFor()
  expect(await orders(later)).toEqual(['paid'])
  await context.close()
})

itInDeep('a double click and a second tab make one order', async () => {
  const { context, page } = await teacher('double-click')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/settings/wallet')
    await tab.getByRole('button', { name: /^Buy 100 credits/ }).waitFor()
  }
  await Promise.all([
    page.getByRole('button', { name: /^Buy 100 credits/ }).dblclick(),
    other.getByRole('button', { name: /^Buy 100 credits/ }).click(),
  ])
  for (const tab of [page, other]) await tab.waitForURL(/\/test-payments\/pay\//)
  expect(page.url()).toBe(other.url())
  await payWith(page, 'Succeeds')
  await result(page).getByText('100 credits have arrived').waitFor()
  expect(await orders(page)).toEqual(['paid'])
  await context.close()
})

itInDeep('a larger plan that was bought at a limit returns to the form with its text', async () => {
  const { context, page } = await teacher('at-a-limit')
  for (const name of ['First', 'Second', 'Third']) {
    await page.goto('/?new=class')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Create class' }).click()
    await page.waitForURL(/\/classe\//)
  }
  await page.goto('/?new=class')
  await page.getByLabel('Name').fill('One class too many')
  await page.getByRole('button', { name: 'Create class' }).click()
  await page.getByText('Pro includes 30 classes for €9.00 a month.').first().waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'See the plans' }).click()
  await page.getByRole('button', { name: /^Choose Pro/ }).click()
  await payWith(page, 'Succeeds')
  await page.waitForURL(/new=class/)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('One class too many')
  // Until the payment has arrived, the larger plan can't be used.
  await page.getByText(/Pro is active/).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Create class' }).click()
  await page.waitForURL(/\/classe\//)
  await context.close()
})

// The last tests move the clock of the test payments, past the renewals of the tests before too.
itInDeep('a subscription renews, and a cancelled one ends with its period', async () => {
  const { context, page } = await teacher('renewal')
  await subscribe(page)
  await moveClock(page, '+1 month')
  await expect.poll(() => orders(page)).toEqual(['paid', 'paid'])
  await page.goto('/settings/billing')
  await page.getByRole('button', { name: /^Cancel on/ }).click()
  await page.getByRole('button', { name: 'Yes, cancel Pro' }).click()
  await page.getByRole('button', { name: 'Resume Pro' }).waitFor()
  const claim = untilClaim(page, 'free')
  await moveClock(page, '+1 month')
  await page.getByRole('heading', { name: 'Free', exact: true }).waitFor()
  await claim
  await context.close()
})

itInDeep('a failed renewal keeps the plan for the days of grace, then it ends', async () => {
  const { context, page } = await teacher('grace')
  await subscribe(page, 'Fails at renewal')
  await page.goto('/settings/billing')
  await moveClock(page, '+1 month')
  await page.getByRole('heading', { name: /The payment of .* didn’t go through/ }).waitFor()
  await page.getByText('payment needed').waitFor()
  await page.getByRole('button', { name: 'Pay €9.00 again' }).click()
  await page.getByText('The bank declined the card.', { exact: true }).waitFor()
  await moveClock(page, '+1 day')
  await page.reload()
  await page.getByRole('heading', { name: 'Pro', exact: true }).waitFor()
  await moveClock(page, '+7 days')
  await page.getByRole('heading', { name: 'Free', exact: true }).waitFor()
  expect((await orders(page)).includes('paid')).toBe(true)
  await context.close()
})
