import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openWindow } from './browser.ts'
import { linkMailedTo } from './running-stack.ts'

export const accountPassword = 'a short sentence'

/** Submits the registration form; the mailbox then holds the link. */
export async function registerAccount(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
) {
  const opened = await openWindow(browser, url, options)
  const { page } = opened
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your mailbox').waitFor()
  return opened
}

/** Opens the emailed link and chooses a password there, which signs the person in. */
export async function confirmAccount(page: Page, url: string, email: string): Promise<void> {
  await page.goto(await linkMailedTo(url, email))
  await page.getByLabel('Choose a password').fill(accountPassword)
  await page.getByRole('button', { name: /^Confirm and/ }).click()
  await page.getByLabel('Your name').waitFor()
}

export async function completeProfile(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Go to my desk' }).click()
}

/** Registers a person, confirms the email, completes the profile and stops on the home page. */
export async function newTeacher(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
) {
  const opened = await registerAccount(browser, url, email, options)
  await confirmAccount(opened.page, url, email)
  await completeProfile(opened.page, 'Leïla Mansouri')
  await opened.page.waitForURL(`${url}/`)
  return opened
}
