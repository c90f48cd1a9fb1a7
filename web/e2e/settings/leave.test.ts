import { connectDatabase, type Connection } from '@classeur/database'
import { until } from '@classeur/local/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { openWindow, signIn } from '../kit/browser.ts'
import type { TestStack } from '../kit/running-stack.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const email = 'leaving@school.example'
let stack: TestStack
let browser: Browser
let connection: Connection
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
  connection = await connectDatabase(stack.mongoUrl)
})
afterAll(async () => {
  await connection?.close()
  await closeWindows(browser)
})

const banner = (page: Page) => page.getByText(/^Your account will be deleted on/).first()

async function requestDeletion(page: Page): Promise<void> {
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await page.getByLabel('Your email address', { exact: true }).fill(email)
  expect((await analyzePage(page)).violations).toEqual([])
  await page.getByRole('button', { name: 'Delete in 14 days' }).click()
  await banner(page).waitFor()
}

/** Moves the end of the 14 days, and of the pause between the two rounds, into the past. */
async function deleteNow(): Promise<void> {
  const deletions = connection.collection('account_deletions')
  const past = new Date(Date.now() - 1000)
  const { key } = await until('a deletion is requested', () => deletions.findOne({ state: 'pending' }))
  await deletions.updateOne({ key }, { $set: { dueAt: past } })
  await until('the first round has ended', () => deletions.findOne({ key, round: 2 }))
  await deletions.updateOne({ key }, { $set: { sweepAt: past } })
  await until('the account is deleted', async () => (await deletions.findOne({ key })) === null)
}

itInDeep('a teacher takes their data along, changes their mind once, and leaves for good', async () => {
  const { context } = await newTeacher(browser, stack.url, email)
  const page = await context.newPage()
  await page.goto(`${stack.url}/settings/account`)

  await page.getByRole('button', { name: 'Prepare export' }).click()
  await page.getByText(/^Your export is ready/).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download export' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)

  await requestDeletion(page)
  await page.goto('/')
  await banner(page).waitFor()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await banner(page).waitFor({ state: 'detached' })
  await page.goto('/settings/account')
  await page.getByText('Kept the account').waitFor()

  await requestDeletion(page)
  await deleteNow()
  await page.goto('/login')
  await page.waitForURL(/\/login/)
  const next = await openWindow(browser, stack.url)
  await next.page.goto('/login')
  await signIn(next.page, email, accountPassword)
  await next.page.getByText('The email and password don’t match.').waitFor()
  await next.context.close()
  await context.close()
})
