import { connectDatabase, type Connection } from '@classeur/database'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { signIn } from '../kit/browser.ts'
import type { TestStack } from '../kit/running-stack.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const email = 'signed-in-long-ago@school.example'
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

/** As if the person's sessions were an hour old. */
async function ageSignIns(): Promise<void> {
  const user = await connection.collection('users').findOne({ email })
  const authenticatedAt = new Date(Date.now() - 3_600_000)
  await connection
    .collection('sessions')
    .updateMany({ userId: String(user?._id) }, { $set: { authenticatedAt } })
}

it('an old sign-in leads through a new one and back to the same screen, with what was typed', async () => {
  const { context } = await newTeacher(browser, stack.url, email)
  const page = await context.newPage()
  await page.goto(`${stack.url}/settings/account`)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const typed = page.getByLabel('Your email address', { exact: true })
  await typed.fill(email)
  await ageSignIns()
  await page.getByRole('button', { name: 'Delete in 14 days' }).click()
  await page.getByRole('button', { name: 'Sign in again' }).waitFor()
  expect((await analyzePage(page)).violations).toEqual([])
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL(/\/login\?/)
  await signIn(page, email, accountPassword)
  await page.waitForURL(`${stack.url}/settings/account`)
  expect(await typed.inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await ageSignIns()
  await page.getByRole('button', { name: 'Prepare export' }).click()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.waitForURL(/\/login\?/)
  await signIn(page, email, accountPassword)
  await page.waitForURL(`${stack.url}/settings/account`)
  await page.getByRole('button', { name: 'Prepare export' }).click()
  await page.getByText(/^Your export is ready/).waitFor()
  await context.close()
})
