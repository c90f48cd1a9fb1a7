import type { Stack } from '@classeur/local'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { openWindow, signIn } from '../kit/browser.ts'
import { firstText, newWrittenPlan, openPlan, readPlan, rewriteFirst } from '../kit/lesson-plans.ts'
import { apiOf, type Api } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const email = 'page@school.example'
let stack: Stack
let browser: Browser
let page: Page
let api: Api
let english: string
let errors: string[]
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
beforeEach(() => (ready ??= prepare()))
afterEach(() => expect(errors).toEqual([]))
afterAll(() => closeWindows(browser))

/** One teacher with one plan for all tests, because a plan takes longer to write than most tests take. */
let ready: Promise<void> | null = null
async function prepare(): Promise<void> {
  ;({ page, errors } = await newTeacher(browser, stack.url, email))
  api = await apiOf(page, stack.url)
  english = await newWrittenPlan(api)
}

/** Another window of the same teacher, such as a phone. */
async function windowOf(options: BrowserContextOptions): Promise<Page> {
  const opened = await openWindow(browser, stack.url, options)
  await opened.page.goto('/login')
  await signIn(opened.page, email, accountPassword)
  await opened.page.waitForURL(`${stack.url}/`)
  return opened.page
}
const violations = async (of: Page) =>
  (await analyzePage(of)).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
const spill = (of: Page) =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const valueOf = async (id: string, key: string) =>
  JSON.stringify((await readPlan(api, id)).sections.find((section) => section.key === key)?.value)

describe('the page of a lesson plan', () => {
  itInDeep('has nothing that axe reports, with an open editor and a wish, in both themes', async () => {
    await openPlan(page, english)
    await page.locator('#section-homework').getByRole('button', { name: 'Write again' }).click()
    await firstText(page, 'objectives').click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'))
    expect(await violations(page)).toEqual([])
  })

  it('is used with the keyboard alone: a text is edited and undone, minutes shift, and a section is flagged', async () => {
    await openPlan(page, english)
    const before = await valueOf(english, 'overview')
    await page.locator('#section-overview [data-edit-group]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Typed with the keyboard alone.')
    await page.keyboard.press('Enter')
    await expect.poll(() => valueOf(english, 'overview')).toContain('Typed with the keyboard alone.')
    // The focus is back at the text, so the undo is the page's.
    await page.keyboard.press('Control+z')
    await expect.poll(() => valueOf(english, 'overview')).toBe(before)
    const edge = page.getByRole('separator').first()
    await edge.focus()
    const minutes = Number(await edge.getAttribute('aria-valuenow'))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe(String(minutes + 1))
    await page.keyboard.press('ArrowLeft')
    await page.locator('#section-materials').getByRole('button', { name: 'Flag' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'What is wrong?' }).focus()
    await page.keyboard.type('Too many')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('#section-materials').getByText('Too many').waitFor()
  })

  itInDeep('keeps every place of a formula while a text around it is edited', async () => {
    await openPlan(page, english)
    const text = firstText(page, 'reflection')
    await text.click()
    await page.locator('#section-reflection [role=textbox]').fill('Why is 1/2 + 1/3 not 2/5?')
    await page.keyboard.press('Enter')
    await expect.poll(() => text.locator('math').count()).toBe(3)
    const height = async () => (await text.boundingBox())?.height
    const read = await height()
    await text.click()
    const editor = page.locator('#section-reflection [role=textbox]')
    expect(await editor.locator('math').count()).toBe(3)
    expect(await height()).toBe(read)
    await page.keyboard.press('Home')
    await page.keyboard.type('So: ')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    // The second one opens the formula to be typed again.
    await page.keyboard.press('Backspace')
    await page.keyboard.type('3/5?')
    await page.keyboard.press('Enter')
    await expect.poll(() => valueOf(english, 'reflection')).toContain('So: Why is 1/2 + 1/3 not 3/5?')
    expect(await text.locator('math').count()).toBe(3)
  })

  it('fits a phone: the timeline is a list, nothing is wider than the window, and axe reports nothing', async () => {
    const phone = await windowOf({ viewport: { width: 390, height: 844 } })
    await openPlan(phone, english)
    expect(await phone.getByRole('separator').count()).toBe(0)
    expect(await spill(phone)).toBeLessThanOrEqual(0)
    expect(await violations(phone)).toEqual([])
    await phone.context().close()
  })
})

describe('a lesson plan in another language than the screen', () => {
  itInDeep('in Arabic inside an English interface runs from right to left, and its editors too', async () => {
    const arabic = await newWrittenPlan(api, 'ar')
    await openPlan(page, arabic)
    const article = page.getByRole('article')
    expect(await article.getAttribute('dir')).toBe('rtl')
    expect(await article.getByRole('heading', { name: 'الأهداف' }).count()).toBe(1)
    await rewriteFirst(page, 'overview', 'نجمع الكسور بعد توحيد المقامات.')
    await expect.poll(() => valueOf(arabic, 'overview')).toContain('نجمع الكسور')
    await firstText(page, 'overview').click()
    const editor = page.locator('#section-overview [role=textbox]')
    expect(await editor.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await page.keyboard.press('Escape')
    // The buttons are the interface's.
    const tool = page.locator('#section-overview').getByRole('button', { name: 'Write again' })
    expect(await tool.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expect(await spill(page)).toBeLessThanOrEqual(0)
  })

  itInDeep(
    'in English inside an Arabic interface runs from left to right, and the page around it from right to left',
    async () => {
      await page.goto('/settings/account')
      await page.getByLabel('Language').first().selectOption('ar')
      await page.waitForFunction(() => document.documentElement.lang === 'ar')
      await openPlan(page, english)
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      expect(await page.getByRole('article').getAttribute('dir')).toBe('ltr')
      await page.getByRole('button', { name: 'تصدير' }).waitFor()
      expect(await spill(page)).toBeLessThanOrEqual(0)
    },
  )
})
