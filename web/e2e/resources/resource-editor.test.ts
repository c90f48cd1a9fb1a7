import { Resource, ResourceAccepted, ResourceForm, type ResourceItem } from '@classeur/contracts'
import { hasPdfText, openDocx, pdfPages } from '@classeur/documents/testing'
import { typedText } from '@classeur/domain/resources'
import type { Stack } from '@classeur/local'
import { newId } from '@classeur/local/testing'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { openErrors, phone, problemsOf } from '../kit/errors-page.ts'
import { apiOf, type Api } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let api: Api
let path: string
let id: string

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

let ready: Promise<void> | null = null
/** A teacher with the editor of a sheet open, made once in the first test. */
const prepared = () => (ready ??= prepare())

async function prepare() {
  ;({ page, context, errors } = await openErrors(browser, stack.url, 'editor@school.example'))
  api = await apiOf(page, stack.url)
  const examId = /\/marksheet\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? ''
  id = await newSheet(examId)
  path = `/marksheet/${examId}/generate_resource/${id}`
  await page.goto(path)
  await row(8).waitFor()
}

/** A written sheet for the first need-group of the sample exam, on everything that the form proposes. */
async function newSheet(examId: string): Promise<string> {
  const form = ResourceForm.parse(await api('GET', `/exams/${examId}/resource-form`))
  const [group] = form.groups
  if (!group) throw new Error('the sample exam has no group')
  const chosen = <T extends { chosen: boolean }>(all: T[]) => all.filter((one) => one.chosen)
  const { letter, studentIds } = group
  const request = {
    ...{ examId, kind: 'practice-sheet', audiences: [{ scope: 'group', letter, studentIds }] },
    skillIds: chosen(form.skills).map((skill) => skill.id),
    questionIds: chosen(form.questions).map((question) => question.id),
    errorTypes: chosen(form.errorTypes).map(({ key }) => key),
    ...{ length: 8, tier: null, language: 'en', wish: '', seed: 7 },
  }
  const body = { data: { requestKey: newId(), request } }
  const { result } = (await api('POST', '/functions/generateResource', body)) as { result: unknown }
  const [made = ''] = ResourceAccepted.parse(result).resourceIds
  await expect.poll(async () => (await read(made)).items.length).toBe(8)
  return made
}

const read = async (resourceId = id) => Resource.parse(await api('GET', `/resources/${resourceId}`))
const promptOf = ({ prompt }: ResourceItem) => typedText(prompt)
/** The longest text between the formulas and line breaks of a task. */
const longestWords = ({ prompt }: ResourceItem) =>
  prompt
    .flatMap((piece) => (piece.kind === 'text' ? piece.text.split('\n') : []))
    .map((text) => text.trim())
    .toSorted((a, b) => b.length - a.length)[0] ?? ''
const prompts = async () => (await read()).items.map(promptOf)
const row = (number: number, of = page) => of.locator('[data-item]').nth(number - 1)
const number = (at: number, of = page) => of.getByRole('button', { name: `Item ${at}`, exact: true })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })

const editAnswer = async (at: number, answer: string) => {
  await page.getByRole('button', { name: `Edit item ${at}` }).click()
  await page.getByRole('textbox', { name: 'Answer' }).fill(answer)
  await page.getByRole('textbox', { name: 'Answer' }).press('Enter')
}

it('a wrong answer turns to check, the key asks once and leads there, and what code finds takes its place', async () => {
  await prepared()
  await page.getByText('8 of 8 verified').waitFor()
  await page.getByText('Page 1 of about 2').waitFor()
  await number(1).click()
  await page.getByText(/^All 5 of this group lost marks on Q\d+\./).waitFor()
  const before = await read()
  const { answer } = before.items[0] ?? {}
  await editAnswer(1, '9/10')
  await page.getByRole('button', { name: 'Item 1: to check' }).waitFor()
  await number(3).click()
  await page.getByRole('switch', { name: 'With key' }).click()
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect.poll(() => number(1).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByText('Code finds').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.getByText('8 of 8 verified').waitFor()
  expect((await read()).items[0]?.answer).toEqual(answer)
  await page.getByRole('switch', { name: 'With key' }).click()
  await page.getByText('Page 1 of about 3').waitFor()
  await page.getByRole('region', { name: 'Answers' }).getByRole('listitem').nth(7).waitFor()
  await page.getByRole('switch', { name: 'With key' }).click()
})

it('items move by keyboard and by pointer, lock, and a deleted one returns to its place', async () => {
  await prepared()
  const [first = '', second = '', third = '', ...rest] = await prompts()
  await number(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await said('Item 2 is now item 1 of 8.').waitFor({ state: 'attached' })
  await expect.poll(prompts).toEqual([second, first, third, ...rest])
  await page.keyboard.press('l')
  await said('Item 1 is locked.').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: 'Write item 1 again' }).isDisabled()).toBe(true)

  const handle = await page.getByRole('button', { name: 'Move item 1' }).boundingBox()
  const target = await row(2).boundingBox()
  if (!handle || !target) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 10, target.y + target.height / 2 + 5, { steps: 4 })
  await page.mouse.up()
  await expect.poll(prompts).toEqual([first, second, third, ...rest])

  await number(3).focus()
  await page.keyboard.press('Delete')
  await page.getByText('Item 3 deleted.').waitFor()
  await expect.poll(prompts).toEqual([first, second, ...rest])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(prompts).toEqual([first, second, third, ...rest])
})

itInDeep(
  'the numbers of a figure are edited in a form, make the item to check, and undoing restores both',
  async () => {
    await prepared()
    const { items } = await read()
    const at = items.findIndex(({ figure }) => figure?.kind === 'fraction-bars') + 1
    await page.getByRole('button', { name: `Edit item ${at}` }).click()
    const parts = page.getByRole('textbox', { name: 'Parts' }).first()
    await parts.fill('12')
    await row(at)
      .getByRole('img', { name: /of 12 parts shaded/ })
      .waitFor()
    await parts.press('Enter')
    await page.getByRole('button', { name: `Item ${at}: to check` }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('button', { name: `Item ${at}: verified` }).waitFor()
    expect((await read()).items[at - 1]?.figure).toEqual(items[at - 1]?.figure)
  },
)

it('an item is written again beside the old one, and versions are compared and restored', async () => {
  await prepared()
  const before = await prompts()
  await number(4).focus()
  await page.keyboard.press('r')
  await page.getByRole('button', { name: 'Write · 1 credit' }).click()
  const card = page.getByRole('region', { name: 'New text for item 4' })
  await card.getByText('Old', { exact: true }).waitFor()
  expect(await prompts()).toEqual(before)
  await card.getByRole('button', { name: 'Accept' }).click()
  await card.waitFor({ state: 'detached' })
  const after = await prompts()
  expect(after.filter((prompt, index) => prompt !== before[index])).toHaveLength(1)
  await page.getByText('item 4 written again').waitFor()

  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await dialog.getByRole('heading', { name: 'Item 4' }).waitFor()
  expect(await dialog.getByText('Old', { exact: true }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: /^Restore v/ })
    .first()
    .click()
  await expect.poll(prompts).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(prompts).toEqual(after)
})

itInDeep(
  'an item that is being written again is still shown so after a reload, and then arrives in every tab by itself',
  async () => {
    await prepared()
    const before = await prompts()
    const other = await context.newPage()
    await other.goto(path)
    await row(8, other).waitFor()
    const progress = (of = page) => row(3, of).getByRole('progressbar', { name: 'Progress of the new item' })
    const card = (of = page) => of.getByRole('region', { name: 'New text for item 3' })
    // The rewrite can't finish before the worker goes on.
    stack.children['workers']?.kill('SIGSTOP')
    try {
      await number(3).focus()
      await page.keyboard.press('r')
      await page.getByRole('button', { name: 'Write · 1 credit' }).click()
      await progress().waitFor()
      await page.reload()
      await progress().waitFor()
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      expect(await card().count()).toBe(0)
    } finally {
      stack.children['workers']?.kill('SIGCONT')
    }
    for (const tab of [page, other]) await card(tab).getByText('Old', { exact: true }).waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await prompts()).toEqual(before)
    await card().getByRole('button', { name: 'Keep the old one' }).click()
    for (const tab of [page, other]) await card(tab).waitFor({ state: 'detached' })
    await other.close()
    expect(await prompts()).toEqual(before)
  },
)

itInDeep('the sheet and the answers open as files with every task in them', async () => {
  await prepared()
  const { items, title } = await read()
  const file = async (name: string) => {
    const button = page.getByRole('group', { name: 'Files' }).getByRole('button', { name, exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    return readFile(await download.path())
  }
  const words = items.map(longestWords)
  const docx = openDocx(await file('DOCX')).text
  expect([title, ...words].filter((one) => !docx.includes(one))).toEqual([])
  const [sheet, answers] = [await file('PDF'), await file('Answers')]
  if (!hasPdfText) return
  // Printing breaks the pages where the screen does.
  await page.getByText('Page 1 of about 2').waitFor()
  expect(await pdfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
  expect((await pdfPages(sheet)).join('\n')).toContain(title)
  const answerText = (await pdfPages(answers)).join('\n')
  expect(answerText).toContain('Answers')
  expect(answerText.match(/Answer:/g)).toHaveLength(items.length)
})

it('a text typed offline is kept over a reload and saved later, beside a change from another tab; until then paper gets the saved text', async () => {
  await prepared()
  const [before] = (await read()).items.slice(4, 5).map(longestWords)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Edit item 5' }).click()
  const task = page.getByRole('textbox', { name: 'Task' })
  await task.fill('Typed without a network. How much is left?')
  await task.press('Enter')
  await page.getByText('Last change not saved').waitFor()
  await page.emulateMedia({ media: 'print' })
  const printed = await row(5).innerText()
  await page.emulateMedia({ media: null })
  expect(printed).toContain(before)
  expect(printed).not.toContain('Typed without')
  await context.setOffline(false)
  await page.reload()
  await row(5).getByText('Unsaved').waitFor()
  const other = await context.newPage()
  await other.goto(path)
  await other.getByRole('button', { name: 'Edit the title' }).click()
  await other.getByRole('textbox', { name: 'Title' }).fill('Sums of fractions')
  await other.getByRole('textbox', { name: 'Title' }).press('Enter')
  await page.getByRole('heading', { name: 'Sums of fractions' }).waitFor()
  await other.close()
  await page.getByRole('button', { name: 'Edit item 5' }).click()
  expect(await task.inputValue()).toContain('Typed without a network')
  await task.press('Enter')
  await page.getByRole('button', { name: 'Item 5: to check' }).waitFor()
  expect((await read()).title).toBe('Sums of fractions')
  expect((await prompts())[4]).toContain('Typed without a network')
})

it('two versions with a long word fit a phone', async () => {
  await prepared()
  await editAnswer(1, 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2))
  await page.getByRole('button', { name: 'Item 1: to check' }).waitFor()
  const small = await context.newPage()
  await small.setViewportSize({ width: 390, height: 844 })
  await small.goto(path)
  await small.getByRole('button', { name: 'Versions and results' }).click()
  await small.getByRole('button', { name: 'Compare' }).click()
  const differences = small.getByRole('dialog').getByRole('region', { name: 'Differences' })
  await differences.getByRole('heading', { name: 'Item 1' }).waitFor()
  const [scroll = 0, client = 0] = await differences.evaluate((box) => [box.scrollWidth, box.clientWidth])
  expect(scroll).toBeLessThanOrEqual(client)
  await small.close()
})

itInDeep('the dark theme and a phone show the same sheet without a problem', async () => {
  await prepared()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.locator('html[data-color-scheme=dark]').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })

  const small = await browser.newContext({
    ...{ ...phone, baseURL: stack.url, storageState: await context.storageState() },
  })
  const card = await small.newPage()
  await card.goto(path)
  await number(1, card).waitFor()
  const widths = await card.evaluate(() =>
    Array.from(document.querySelectorAll('html, [data-item] svg'), ({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]),
  )
  expect(widths.filter(([scroll = 0, client = 0]) => scroll > client)).toEqual([])
  const bars = await row(1, card).getByRole('img').first().boundingBox()
  expect((bars?.x ?? 0) + (bars?.width ?? 999)).toBeLessThan(390 - 12)
  await card.getByRole('button', { name: /^Item 1: / }).click()
  await card.getByRole('dialog').getByRole('heading', { name: 'Item 1', exact: true }).waitFor()
  expect(await problemsOf(card)).toEqual([])
  await small.close()
})

itInDeep('in Arabic the tools are on the other side, and the sheet keeps its own direction', async () => {
  await prepared()
  await page.route('**/api/user_info/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), language: 'ar' } })
  })
  await page.goto(path)
  await page.locator('html[dir=rtl]').waitFor()
  await row(1).waitFor()
  const [handle, paper] = await Promise.all([
    row(1).getByRole('button').first().boundingBox(),
    page.locator('article').boundingBox(),
  ])
  expect((handle?.x ?? 0) > (paper?.x ?? 0) + (paper?.width ?? 0)).toBe(true)
  expect(await row(1).locator('[lang=en]').first().getAttribute('dir')).toBe('ltr')
  const before = await prompts()
  await row(1).locator('[data-number]').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await prompts()).slice(0, 2)).toEqual([before[1], before[0]])
  expect(await problemsOf(page)).toEqual([])
  expect(errors).toEqual([])
})
