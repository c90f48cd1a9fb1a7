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
/**
 * axe sees every screen in the first mode, and every other screen in each of the other two: the even ones in the dark
 * theme, the odd ones on a phone. On a phone all are opened, because any can be too wide for it; in the dark theme
 * nothing but the colours differs. `npm run test:deep` shows axe every screen in every mode.
 */
const modes = [
  ['light, 1440 px', { viewport: { width: 1440, height: 920 } }],
  ['dark, 1440 px', { viewport: { width: 1440, height: 920 }, colorScheme: 'dark' }],
  ['light, 390 px', { viewport: { width: 390, height: 844 } }],
] as const
type Mode = (typeof modes)[number][0]
const isDeep = process.env.TESTS === 'deep'
const even = (_: string, index: number) => isDeep || index % 2 === 0
const odd = (_: string, index: number) => isDeep || index % 2 === 1
const openedIn = (mode: Mode, paths: readonly string[]) =>
  mode === 'dark, 1440 px' ? paths.filter(even) : paths
const analyzedIn = (mode: Mode, paths: readonly string[]) =>
  mode === 'light, 390 px' ? paths.filter(odd) : openedIn(mode, paths)

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], [data-testid="loading-overlay"]'),
  )
}

/** Runs axe on an open page. Returns one line per rule and element. */
async function findings(page: Page, path: string): Promise<string[]> {
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

describe.each(modes)('in %s', (mode, options) => {
  it('axe and the content security policy report nothing on public screens', async () => {
    const { page, context, errors } = await openWindow(browser, stack.url, options)
    const problems: string[] = []
    const analyzed = analyzedIn(mode, open)
    for (const path of openedIn(mode, open)) {
      await openSettled(page, path)
      if (analyzed.includes(path)) problems.push(...(await findings(page, path)))
    }
    expect([...problems, ...errors]).toEqual([])
    await context.close()
  })

  it('axe and the content security policy report nothing on a teacher’s screens, and none is wider than the window', async () => {
    const email = `axe-${modes.findIndex(([name]) => name === mode)}@school.example`
    const { page, context, errors } = await newTeacher(browser, stack.url, email, options)
    const problems: string[] = []
    const screens = [...signedIn, ...(await classScreens(page))]
    const analyzed = analyzedIn(mode, screens)
    for (const path of openedIn(mode, screens)) {
      await openSettled(page, path)
      if (analyzed.includes(path)) problems.push(...(await findings(page, path)))
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
