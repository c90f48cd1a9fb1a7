import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { openWindow } from '../kit/browser.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterEach(() => closeWindows(browser))

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
 * Each screen is opened once and then changes its theme and its width, which is measured in every mode. axe sees each
 * screen in one mode, the next screen in the next mode. `npm run test:deep` opens and analyses every screen in every mode.
 */
const modes = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

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

/** Opens the screens one after the other. Returns what axe reports, and each screen that is wider than a phone. */
async function problemsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const [index, path] of paths.entries()) {
    for (const [number, { colorScheme, width }] of modes.entries()) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: width === 390 ? 844 : 920 })
      if (number === 0 || isDeep) await openSettled(page, path)
      await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor()
      const name = `${path} (${colorScheme}, ${width} px)`
      if (isDeep || number === index % modes.length) problems.push(...(await findings(page, name)))
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (spill > 0) problems.push(`${name} is ${spill} px too wide`)
    }
  }
  return problems
}

describe('in both themes, and on a phone', () => {
  it('axe and the content security policy report nothing on public screens, and none is too wide', async () => {
    const { page, context, errors } = await openWindow(browser, stack.url)
    expect([...(await problemsOf(page, open)), ...errors]).toEqual([])
    await context.close()
  })

  it('axe and the content security policy report nothing on a teacher’s screens, and none is too wide', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'axe@school.example')
    const all = [...signedIn, ...(await classScreens(page))]
    // Every other screen; `npm run test:deep` opens all of them.
    const screens = isDeep ? all : all.filter((_path, index) => index % 2 === 0)
    expect([...(await problemsOf(page, screens)), ...errors]).toEqual([])
    await context.close()
  })
})

describe('a lesson plan', () => {
  it('can be requested, confirmed and opened with the keyboard alone, and axe reports nothing on it', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'axe-keyboard@school.example')
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
    await page.getByRole('heading', { name: 'Reflection' }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
    expect((await analyzePage(page)).violations).toEqual([])
    await context.close()
  })
})
