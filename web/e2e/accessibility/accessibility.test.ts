import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { launchBrowser, openWindow } from '../kit/browser.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  stack = await startTestStack({ SAMPLE_PACE_MS: '0' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const open = [
  '/welcome',
  '/login',
  '/register',
  '/resetpassword',
  '/verifyEmail',
  '/handleError',
  '/nowhere',
  '/joinclass/x',
]
const signedIn = [
  '/',
  '/lesson-plan-generator',
  '/settings/account',
  '/settings/school',
  '/settings/billing',
  '/settings/wallet',
  '/settings/order',
  '/prime',
  '/backup',
  '/generate/image/mymedia',
  '/generate/image/explore',
  '/classe/x/students',
  '/marksheet/x',
  '/marksheet/x/table_errors',
  '/marksheet/x/statistics',
]
const modes = [
  ['light, 1440 px', { viewport: { width: 1440, height: 920 } }],
  ['dark, 1440 px', { viewport: { width: 1440, height: 920 }, colorScheme: 'dark' }],
  ['light, 390 px', { viewport: { width: 390, height: 844 } }],
] as const

/** Runs axe on a settled page. Returns one line per rule and element. */
async function findings(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [data-testid="loading-overlay"]'),
  )
  const { violations } = await analyzePage(page)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${path} ${id} ${String(target)}`))
}

/** The screens of the sample class, which every new teacher has, and its mark sheet. */
async function classScreens(page: Page): Promise<string[]> {
  await page.goto('/')
  const href = await page.locator('a[href^="/classe/"]').first().getAttribute('href')
  const [, , id] = (href ?? '').split('/')
  const parts = [
    '',
    '/students',
    '/exams',
    '/exams?new',
    '/gradebook',
    '/gradebook/comments',
    '/gradebook?view=errors',
    '/teachers',
    '/edit',
  ]
  await page.goto(`/classe/${id}/exams`)
  const sheet = await page.locator('a[href^="/marksheet/"]').first().getAttribute('href')
  const pages = ['', '/table_errors', '/statistics'].map((page) => `${sheet ?? 'no mark sheet'}${page}`)
  return [...parts.map((part) => `/classe/${id}${part}`), ...pages]
}

describe.each(modes)('in %s', (_mode, options) => {
  it('axe and the content security policy report nothing on public screens', async () => {
    const { page, context, errors } = await openWindow(browser, stack.url, options)
    const problems: string[] = []
    for (const path of open) problems.push(...(await findings(page, path)))
    expect([...problems, ...errors]).toEqual([])
    await context.close()
  })

  it('axe and the content security policy report nothing on a teacher’s screens, and none is wider than the window', async () => {
    const email = `axe-${modes.findIndex(([mode]) => mode === _mode)}@school.example`
    const { page, context, errors } = await newTeacher(browser, stack.url, email, options)
    const problems: string[] = []
    for (const path of [...signedIn, ...(await classScreens(page))]) {
      problems.push(...(await findings(page, path)))
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (spill > 0) problems.push(`${path} is ${spill} px too wide`)
    }
    expect([...problems, ...errors]).toEqual([])
    await context.close()
  })
})

describe('a lesson plan', () => {
  it('can be requested, confirmed and opened with the keyboard alone, and axe reports nothing on it', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'keyboard@school.example')
    await page.goto('/lesson-plan-generator')
    await page.getByLabel('Topic', { exact: true }).focus()
    await page.keyboard.type('Photosynthesis')
    await page.getByLabel('Subject', { exact: true }).focus()
    await page.keyboard.type('Biology')
    await page.getByLabel('Level or class').focus()
    await page.keyboard.type('Year 8')
    await page.keyboard.press('Enter')
    const confirm = page.getByRole('button', { name: /Write the lesson plan/ })
    await confirm.waitFor()
    expect((await analyzePage(page)).violations).toEqual([])
    await confirm.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/lesson-plan-result\//)
    await page.getByRole('heading', { name: 'Reflection' }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
    expect((await analyzePage(page)).violations).toEqual([])
    await context.close()
  })
})
