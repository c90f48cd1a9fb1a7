import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openWindow } from './browser.ts'
import { linkMailedTo } from './running-stack.ts'

export const accountPassword = 'a short sentence'

/** Fills in the registration; the link is then in the mailbox. */
export async function registerAccount(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
) {
  const opened = await openWindow(browser, url, options)
  const { page } = opened
  await page.goto('/register')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(accountPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Look in your mailbox').waitFor()
  return opened
}

export async function completeProfile(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Go to my desk' }).click()
}

/** Somebody who has registered, confirmed the e-mail and completed the profile, at home. */
export async function newTeacher(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
) {
  const opened = await registerAccount(browser, url, email, options)
  await opened.page.goto(await linkMailedTo(url, email))
  await opened.page.getByLabel('Your name').waitFor()
  await completeProfile(opened.page, 'Leïla Mansouri')
  await opened.page.waitForURL(`${url}/`)
  return opened
}
