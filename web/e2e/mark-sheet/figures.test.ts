import type { Stack } from '@classeur/local'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let context: BrowserContext
let page: Page
/** The path of the sample class's mark sheet. */
let sheet = ''

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

let ready: Promise<void> | null = null
/** A teacher with the sample class, created once in the first test. */
const prepared = () => (ready ??= prepare())

async function prepare() {
  ;({ context, page } = await newTeacher(browser, stack.url, 'figures@school.example'))
  await page.goto('/')
  const link = page.locator('a[href^="/marksheet/"]').first()
  sheet = ((await link.getAttribute('href')) ?? '').split('?')[0] ?? ''
}

const plain = (text: string) =>
  text.replace(/[\u2066-\u2069\u200e\u200f]/gu, '').replaceAll(/[\u00a0\u202f]/gu, ' ')
const figures = async () =>
  (await page.locator('main dl').first().locator('dd:first-of-type').allInnerTexts()).map(plain)

/** Shows the page in a language, whatever the profile says. */
async function openIn(language: string, path: string): Promise<void> {
  await page.unrouteAll()
  await page.route('**/api/user_info/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), language } })
  })
  await page.goto(path)
  await page.locator('main dl').first().waitFor()
}

// The figures of reference/sample-class-numbers.json.
it.each<[language: string, expected: string[]]>([
  ['en', ['13.21 / 20', '13.50 / 20', '17 of 23', '5.34 / 20', '9.50–18.25 / 20', '3.00–20.00 / 20']],
  ...inDeep<[string, string[]]>(
    ['fr', ['13,21 / 20', '13,50 / 20', '17 sur 23', '5,34 / 20', '9,50–18,25 / 20', '3,00–20,00 / 20']],
    ['ar', ['13.21 / 20', '13.50 / 20', '17 من 23', '5.34 / 20', '9.50–18.25 / 20', '3.00–20.00 / 20']],
  ),
])('the sample class has the published figures on screen in %s', async (language, expected) => {
  await prepared()
  await openIn(language, `${sheet}/statistics`)
  await expect.poll(figures).toEqual(expected)
  const table = plain(await page.locator('main table').nth(1).innerText())
  for (const facility of ['97', '100', '92', '79', '63', '84', '59', '41', '31', '72'])
    expect(table).toContain(facility)
  await page.unrouteAll()
})

it('a real weight has the colour of the legend unless it is far from the planned weight', async () => {
  await prepared()
  await page.goto(`${sheet}/statistics`)
  const table = page.locator('main table').nth(1)
  await table.locator('thead i[data-kind="real"]').waitFor()
  const coloursOf = (selector: string) =>
    table.locator(selector).evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
  const [legend] = await coloursOf('thead i[data-kind="real"]')
  const dots = await coloursOf('tbody span[aria-hidden] > i:last-child')
  expect(dots.filter((colour) => colour === legend)).toHaveLength(8)
  expect(new Set(dots).size).toBe(2)
})

it('in Arabic, a result stands to the left of its scale, as in "13.21 / 20"', async () => {
  await prepared()
  await openIn('ar', `${sheet}/statistics`)
  const figure = page.locator('main dl dd').first()
  const left = async (selector: string) => (await figure.locator(selector).boundingBox())?.x ?? 0
  expect(await left('button')).toBeLessThan(await left('bdi >> nth=-1'))
  await page.unrouteAll()
})

it('a question that is dropped changes every figure, and the undo restores them', async () => {
  await prepared()
  await page.goto(`${sheet}/statistics`)
  await page.getByRole('button', { name: /^What if .*Q9/ }).click()
  const bar = page.getByRole('region', { name: 'What if' })
  await expect.poll(async () => plain(await bar.innerText())).toMatch(/13\.21 → ?14\.36/)
  expect(plain(await bar.innerText())).toMatch(/0\.89 → ?0\.88/)
  await bar.getByRole('button', { name: 'Apply to the exam' }).click()
  await expect.poll(figures).toContain('14.36 / 20')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(figures).toContain('13.21 / 20')
})

it('an error type noted in one window appears in another one, with its count, and goes when it is undone', async () => {
  await prepared()
  const other = await context.newPage()
  await page.goto(`${sheet}/table_errors`)
  await other.goto(`${sheet}/table_errors`)
  const cellOf = (of: Page) => of.getByRole('gridcell', { name: /^.*Reid Tom.*, .*Q9.*: 0/ })
  await cellOf(other).waitFor()
  await cellOf(page).click()
  await page.keyboard.press('2')
  await other.getByRole('gridcell', { name: /Reid Tom.*Q9.*Method/ }).waitFor()
  await other.getByRole('button', { name: /Q9.*15 of/ }).click()
  await other.getByRole('listitem', { name: 'Method: 7' }).waitFor()
  await page.keyboard.press('Control+Z')
  await other.getByRole('listitem', { name: 'Method: 6' }).waitFor()
  await other.close()
})
