import {
  defaultKeyboardPreferences,
  defaultNotificationPreferences,
  InteractionDetails,
  InteractionResponse,
  RefreshResponse,
  type UserInfoInput,
} from '@classeur/contracts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openWindow } from './browser.ts'
import { linkMailedTo } from './running-stack.ts'

export const accountPassword = 'a short sentence'

const profile: UserInfoInput = {
  displayName: 'Leïla Mansouri',
  role: 'teacher',
  subjects: [],
  language: 'en',
  digits: 'latin',
  theme: 'system',
  keyboard: defaultKeyboardPreferences,
  notifications: defaultNotificationPreferences,
}

/** Submits the registration form. The confirmation link is then in the mailbox. */
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
  await page.getByText('Check your email').waitFor()
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
  await page.getByRole('button', { name: 'Get started' }).click()
}

/** Registers on the screens, like a person, and stops on the home page. */
export async function registerOnScreen(browser: Browser, url: string, email: string) {
  const opened = await registerAccount(browser, url, email)
  await confirmAccount(opened.page, url, email)
  await completeProfile(opened.page, profile.displayName)
  await opened.page.waitForURL(`${url}/`)
  return opened
}

/** The teachers of each stack. Test files can share a stack. */
const teachers = new Set<string>()

/**
 * A signed-in teacher with a complete profile and the sample class, in a window without a page. Sends the same requests
 * as {@link registerOnScreen} without the screens, which the sign-in tests cover.
 */
export async function newTeacher(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
) {
  const teacher = `${email} on ${url}`
  if (teachers.has(teacher)) throw new Error(`there is already a teacher ${teacher}: choose another address`)
  teachers.add(teacher)
  const opened = await openWindow(browser, url, options)
  const { request } = opened.context
  const send = async (method: string, path: string, data?: unknown, token?: string): Promise<unknown> => {
    const headers = {
      origin: url,
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await request.fetch(new URL(path, url).href, {
      method,
      headers,
      ...(data !== undefined && { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return /json/.test(answer.headers()['content-type'] ?? '') ? answer.json() : undefined
  }
  await send('POST', '/oidc/accounts', { email, language: profile.language })
  const { hash } = new URL(await linkMailedTo(url, email))
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const { uid } = InteractionDetails.parse(await send('GET', '/api/auth/login?prompt=login'))
  const verified = await send('POST', `/oidc/interaction/${uid}/verify`, { token, password: accountPassword })
  await send('GET', InteractionResponse.parse(verified).redirectTo)
  const { accessToken, user } = RefreshResponse.parse(await send('POST', '/api/auth/refresh', {}))
  await send('PUT', `/api/user_info/${user.id}`, profile, accessToken)
  await send('POST', '/api/classes/sample', {}, accessToken)
  return opened
}

/** Changes the person's language in the settings, as on every device of theirs. */
export async function switchToArabic(page: Page): Promise<void> {
  await page.goto('/settings/account')
  await page.getByLabel('Language').first().selectOption('ar')
  await page.waitForFunction(() => document.documentElement.dir === 'rtl')
}
