import type { Page } from 'playwright-core'

/** Test cards by the name of the button that fills them in. */
export type TestCard = 'Succeeds' | 'Declined' | 'Asks to confirm' | 'Answers late' | 'Fails at renewal'

/** Waits for the payment page, fills in a test card and pays. */
export async function payWith(page: Page, card: TestCard): Promise<void> {
  await page.waitForURL(/\/test-payments\/pay\//)
  await page.getByRole('button', { name: card, exact: true }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Fills the form in by hand, like a person without the buttons. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/test-payments\/pay\//)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Leïla Mansouri')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Moves the clock of the test payments forward, in a tab of its own. */
export async function moveClock(page: Page, step: '+1 day' | '+7 days' | '+1 month'): Promise<void> {
  const clock = await page.context().newPage()
  await clock.goto('/test-payments/clock')
  const before = await clock.locator('time').first().getAttribute('datetime')
  await clock.getByRole('button', { name: step, exact: true }).click()
  await clock.waitForFunction(
    (time) => document.querySelector('time')?.getAttribute('datetime') !== time,
    before,
  )
  await clock.close()
}

/** Resolves when the page's own token carries this plan. Call before the step that changes the plan. */
export const untilClaim = (page: Page, plan: string) =>
  page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/auth/refresh') || !response.ok()) return false
    const { user } = (await response.json()) as { user: { plan: string } }
    return user.plan === plan
  })
