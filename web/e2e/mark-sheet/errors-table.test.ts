import type { Stack } from '@classeur/local'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeep } from '../../../.config/deep-tests.ts'
import { openErrors, phone, problemsOf } from '../kit/errors-page.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const plain = (text: string | null) =>
  (text ?? '').replace(/[\u2066-\u2069\u200e]/gu, '').replaceAll('\u00a0', ' ')
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '').then(plain)

it('with the keyboard alone a mark is corrected, explained and undone, and the focus stays with the student', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'errors-keys@school.example')
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  await page.keyboard.press('End')
  for (let row = 0; row < 19; row += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedName(page)).toMatch(/^Reid Tom, Q9: 0 /)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toMatch(/^Reid Tom, Q9: 2\.5 /)
  await page.keyboard.press('5')
  await expect.poll(() => focusedName(page)).toMatch(/^Reid Tom, Q9: 2\.5 .*Unit/)
  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Control+Z')
  await expect.poll(() => focusedName(page)).toMatch(/^Reid Tom, Q9: 0 /)
  await context.close()
})

type Mode = [name: string, options: BrowserContextOptions, language?: 'ar']
it.each<Mode>([
  ['Arabic on a phone', phone, 'ar'],
  ...inDeep<Mode>(['dark', { colorScheme: 'dark' }], ['Arabic', {}, 'ar']),
])('the table in %s is no wider than the window and axe reports nothing', async (mode, options, language) => {
  const email = `errors-${mode.replaceAll(' ', '-').toLowerCase()}@school.example`
  const { page, context } = await openErrors(browser, stack.url, email, options, language)
  await page
    .locator('[aria-expanded=false]')
    .filter({ hasText: /Adjust|تعديل/ })
    .click()
  await page.locator('[data-group]').first().waitFor()
  expect(await problemsOf(page)).toEqual([])
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(spill).toBeLessThanOrEqual(0)
  await context.close()
})
