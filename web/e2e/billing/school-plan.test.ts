import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser } from '../kit/browser.ts'
import { linkMailedTo, startTestStack } from '../kit/running-stack.ts'
import { payWith, untilClaim } from '../kit/test-payments.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  stack = await startTestStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const teacher = (name: string) => newTeacher(browser, stack.url, `${name}@school-plan.example`)
const creditsAre = (page: Page, count: string) =>
  page.getByRole('banner').getByText(count, { exact: true }).waitFor()

itInDeep(
  'an administrator buys the school plan; a colleague gets its plan and credits, spends them, and loses them by leaving',
  async () => {
    const { context, page, errors } = await teacher('administrator')
    const colleague = await teacher('colleague')

    await page.goto('/settings/school')
    await page.getByLabel('Invite a colleague').fill('colleague@school-plan.example')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await colleague.page.goto(await linkMailedTo(stack.url, 'colleague@school-plan.example', '/joinclass/'))
    await colleague.page.getByRole('button', { name: 'Join the school' }).click()
    await colleague.page
      .getByText(/You have joined/)
      .first()
      .waitFor()
    await colleague.page.goto('/settings/billing')
    await colleague.page.getByRole('heading', { name: 'Free', exact: true }).waitFor()

    await page.goto('/prime')
    await page.getByRole('button', { name: /^Choose School/ }).click()
    const claim = untilClaim(colleague.page, 'school')
    await payWith(page, 'Succeeds')
    await page
      .getByRole('main')
      .getByRole('status')
      .getByText(/School is active/)
      .waitFor()
    await claim
    await colleague.page.getByText('Paid by your school').waitFor()
    await colleague.page.getByText('of 500', { exact: true }).waitFor()
    await creditsAre(colleague.page, '2,000')
    await page.goto('/settings/billing')
    await creditsAre(page, '2,000')

    await colleague.page.goto('/generate/image/mymedia')
    await colleague.page.getByLabel('What should the picture show?').fill('A red apple')
    await colleague.page.getByRole('button', { name: /^Make .* · / }).click()
    await expect
      .poll(async () => {
        await page.goto('/settings/wallet')
        await page.getByText('School credits').first().waitFor()
        return page.locator('tbody tr').count()
      })
      .toBeGreaterThan(1)
    const line = page.locator('tbody tr').first()
    await line.getByText('Leïla Mansouri').waitFor()
    expect(await line.textContent()).not.toContain('apple')

    await page.goto('/settings/school')
    await page.getByText('2 of 30 seats of the school’s plan used').waitFor()
    const free = untilClaim(colleague.page, 'free')
    await colleague.page.goto('/settings/school')
    await colleague.page.getByRole('button', { name: 'Leave the school' }).click()
    await colleague.page.getByRole('button', { name: 'Leave the school' }).click()
    await free
    await colleague.page.goto('/settings/billing')
    await colleague.page.getByRole('heading', { name: 'Free', exact: true }).waitFor()
    await creditsAre(colleague.page, '20')
    expect([...errors, ...colleague.errors]).toEqual([])
    await colleague.context.close()
    await context.close()
  },
)
