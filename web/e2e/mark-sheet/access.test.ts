import type { Stack } from '@classeur/local'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeep } from '../../../.config/deep-tests.ts'
import { axNodes, heardOn } from '../kit/accessibility-tree.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import {
  apiOf,
  cellWith,
  makeClass,
  openTable,
  writeCells,
  type Api,
  type MarkedClass,
} from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

type Language = 'en' | 'ar'
/** The text on screen for an area and key. */
function textOf(language: Language, area: string, key: string): string {
  const path = new URL(`../../src/i18n/${language}/${area}.json`, import.meta.url)
  const text = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part],
      JSON.parse(readFileSync(path, 'utf8')),
    )
  if (typeof text !== 'string') throw new Error(`no text for ${area}:${key}`)
  return text
}

const names = [
  'Abidi, Yasmine',
  'Bernard, Chloé',
  'Cherif, Amal',
  'Diallo, Awa',
  'Haddad, Rami',
  'سعيدي, فرح',
]
const maxima = [4, 10, 6]

async function sheetOf(email: string, language: Language = 'en', options: object = {}) {
  const opened = await newTeacher(browser, stack.url, email, options)
  const { page } = opened
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, names, maxima)
  await writeCells(api, made, [
    ...names
      .slice(0, 4)
      .flatMap((_, student) =>
        maxima.slice(0, 2).map((__, question) => [student, question, 50 * (student + 3 * question)] as const),
      ),
    ...[[4, 0, 'absent'] as const, [4, 1, 'notSubmittedZero'] as const],
  ])
  if (language !== 'en') {
    await page.goto('/settings/account')
    await page.getByLabel('Language').first().selectOption(language)
    await page.waitForFunction((to) => document.documentElement.lang === to, language)
  }
  await openTable(page, made.examId)
  return { ...opened, api, made }
}

/** Makes the next save meet a cell that someone has just written. */
async function overtakeNextSave(page: Page, api: Api, made: MarkedClass, student: number, question: number) {
  // No other save is in progress.
  await page.locator('[data-kind="saved"], [data-kind="needs-you"]').waitFor()
  await page.route(
    '**/api/exams/*/marks',
    async (route) => {
      await writeCells(api, made, [[student, question, 150]])
      await route.continue()
    },
    { times: 1 },
  )
}

const release = async (api: Api, { examId }: MarkedClass, last: 'reviewed' | 'released' = 'released') => {
  for (const status of ['marking', 'reviewed', 'released'] as const) {
    await api('POST', `/exams/${examId}/status`, { status })
    if (status === last) return
  }
}

type Mode = [
  name: string,
  language: 'en' | 'ar',
  options: BrowserContextOptions & { viewport: { width: number; height: number } },
]
const modes: Mode[] = [
  ['light, 1440 px', 'en', { viewport: { width: 1440, height: 920 } }],
  ...inDeep<Mode>(
    ['Arabic, 1440 px', 'ar', { viewport: { width: 1440, height: 920 } }],
    ['dark, 1440 px', 'en', { viewport: { width: 1440, height: 920 }, colorScheme: 'dark' }],
    ['light, 390 px', 'en', { viewport: { width: 390, height: 844 } }],
  ),
]

describe.each(modes)('the mark sheet in %s', (mode, language, options) => {
  it('has no axe findings, whatever is open on it, and is not wider than the window', async () => {
    const email = `axe-${modes.findIndex(([name]) => name === mode)}@school.example`
    const { page, context, errors, api, made } = await sheetOf(email, language, options)
    const problems: string[] = []
    const look = async (what: string) => {
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      const { violations } = await analyzePage(page)
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          problems.push(`${what}: ${id} ${String(target)} ${failureSummary?.split('\n').at(-1)?.trim()}`)
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (spill > 0) problems.push(`${what}: ${spill} px too wide`)
    }
    const button = (area: string, key: string) =>
      page.getByRole('button', { name: textOf(language, area, key) })
    const inDialog = async (what: string, open: () => Promise<void>) => {
      await open()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await look(what)
      // From a paper, Escape first leads to the names.
      for (let steps = 0; steps < 3 && (await dialog.isVisible()); steps += 1)
        await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    const typeInCorner = async (text: string) => {
      await page.locator('[role=grid] [tabindex="0"]').focus()
      await page.keyboard.press('Control+Home')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }

    await look('the sheet')
    await typeInCorner('9')
    await page.locator('[role=gridcell][aria-invalid]').first().waitFor()
    await look('a text that is no mark')
    // The state may still be that of the text before, so the save itself is awaited.
    const saved = page.waitForResponse('**/api/exams/*/marks')
    await typeInCorner('1')
    await saved
    await overtakeNextSave(page, api, made, 1, 2)
    const onwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    for (const key of [onwards, onwards]) await page.keyboard.press(key)
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await button('mark-panels', 'conflict.keepTheirs').first().waitFor()
    await look('a conflict')
    await button('mark-panels', 'conflict.keepTheirs').first().click()

    const pill = page.locator('button[aria-expanded]').filter({ has: page.locator('strong') })
    await pill.click()
    await page.getByRole('heading', { name: textOf(language, 'mark-panels', 'checks.title') }).waitFor()
    await look('the check')
    await page.keyboard.press('Escape')
    await button('mark-files', 'export.open').click()
    await page.getByText(textOf(language, 'mark-files', 'export.xlsx.title')).waitFor()
    await look('the menu of files')
    const menu = await page.getByText(textOf(language, 'mark-files', 'export.xlsx.title')).boundingBox()
    if (!menu || menu.x < 0 || menu.x + menu.width > options.viewport.width)
      problems.push('the menu is cut off')
    await page.keyboard.press('Escape')
    await inDialog('pile mode', () => button('mark-panels', 'banner.pile').click())
    await inDialog('pile mode with a paper that is held', async () => {
      await button('mark-panels', 'banner.pile').click()
      await page.keyboard.type('dia')
      await page.keyboard.press('Enter')
      await page.locator('dialog [data-field]').first().waitFor()
      for (const key of ['9', 'Enter', '1', 'Enter', '3', 'Enter', '2', '0', 'Enter'])
        await page.keyboard.press(key)
      await page.getByRole('dialog').getByRole('alert').waitFor()
    })
    await inDialog('the history', async () => {
      await button('mark-sheet', 'tools.history').click()
      await page.getByRole('dialog').locator('time').first().waitFor()
    })
    await inDialog('the import', () => button('mark-sheet', 'tools.import').click())
    await inDialog('the keys', async () => {
      await page.locator('[role=grid] [tabindex="0"]').focus()
      await page.keyboard.press('?')
    })
    await release(api, made)
    await page.locator('[role=grid][aria-readonly=true]').waitFor()
    await look('the sheet after its release')
    expect([...problems, ...errors]).toEqual([])
    await context.close()
  })
})

describe('a screen reader', () => {
  it('finds a table with its name, its size, headings with maxima, names, and marks with their states', async () => {
    const { page, context, api, made } = await sheetOf('reader@school.example')
    const grid = page.getByRole('grid', { name: 'Table of marks' })
    // There are two rows of headings, and four columns beside the questions: name, result, points and rank.
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(names.length + 2))
    expect(await grid.getAttribute('aria-colcount')).toBe(String(maxima.length + 4))
    const positions = await grid
      .locator('[role=row]')
      .evaluateAll((rows) =>
        rows.map((row) => [
          Number(row.getAttribute('aria-rowindex')),
          ...[...row.querySelectorAll('[aria-colindex]')].map((one) =>
            Number(one.getAttribute('aria-colindex')),
          ),
        ]),
      )
    const columns = [1, 2, 3, 4, 5, 6, 7]
    expect(positions).toEqual(Array.from({ length: names.length + 2 }, (_, row) => [row + 1, ...columns]))

    await page.keyboard.press('Control+Home')
    await page.keyboard.type('9')
    await page.keyboard.press('Enter')
    await grid.locator('[aria-invalid]').waitFor()
    const nodes = await axNodes(page)
    const namesOf = (role: string) => nodes.filter((node) => node.role === role).map(({ name }) => name)
    expect(namesOf('columnheader')).toEqual([
      'Student',
      'Q1 of 4',
      'Q2 of 10',
      'Q3 of 6',
      'Result out of 20',
      'Points out of 20',
      'Rank',
    ])
    expect(namesOf('rowheader')).toEqual([
      expect.stringContaining('Class mean'),
      ...names.map((name) => expect.stringContaining(name.replace(', ', ' '))),
    ])
    const cells = nodes.filter(({ role }) => role === 'gridcell')
    const named = (name: string) => cells.find((cell) => cell.name === name)
    expect(named('Abidi Yasmine, Q1 of 4: 9')).toMatchObject({
      invalid: 'true',
      description: 'This is above the maximum of 4. Nearest: 4. Nothing was saved.',
    })
    expect(named('Bernard Chloé, Q1 of 4: 0.5')).toMatchObject({
      selected: true,
      focused: true,
      invalid: undefined,
    })
    expect(named('Cherif Amal, Q2 of 10: 2.5')).toMatchObject({ selected: false, readonly: false })
    expect(named('Haddad Rami, Q1 of 4: absent')).toBeDefined()
    expect(named('Haddad Rami, Q2 of 10: not submitted, counts as zero')).toBeDefined()
    expect(named('سعيدي فرح, Q3 of 6: not entered')).toBeDefined()
    expect(named('Class mean of Q2: 1.80 of 10, 5 marks')).toMatchObject({ readonly: true })
    expect(cells.filter(({ selected }) => selected)).toHaveLength(1)

    await release(api, made)
    await page.locator('[role=grid][aria-readonly=true]').waitFor()
    const readOnly = (await axNodes(page)).filter(({ role }) => role === 'gridcell')
    expect(readOnly.filter(({ readonly }) => !readonly)).toEqual([])
    await context.close()
  })

  it('hears saved, invalid, refused and conflicting marks', async () => {
    const { page, context, api, made } = await sheetOf('hears@school.example')
    const heard = await heardOn(page)
    const type = async (text: string) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await type('2')
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^All saved\. Last saved at \d\d:\d\d$/))
    await type('9')
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/^Bernard Chloé, Q3: .*above the maximum of 6/))
    await overtakeNextSave(page, api, made, 2, 2)
    await type('3')
    await expect.poll(heard).toContainEqual('Cherif Amal, Q3: someone else has entered a different mark.')
    await page.route(
      '**/api/exams/*/marks',
      async (route) => {
        await release(api, made, 'reviewed')
        await route.continue()
      },
      { times: 1 },
    )
    await type('3')
    await expect
      .poll(heard)
      .toContainEqual('Diallo Awa, Q3 wasn’t saved. The sheet became read-only before this mark was sent.')
    const all = await heard()
    expect(all.filter((line) => /\w\.\w+-\w+|\{\{/.test(line))).toEqual([])
    await context.close()
  })
})

describe('the keyboard alone', () => {
  it('goes from the top of the page once through every control, into the table as one stop, and out again', async () => {
    const { page, context } = await sheetOf('tab@school.example')
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return null
        const { top, left, width, height } = at.getBoundingClientRect()
        const role = at.closest('[role=grid]')
          ? 'grid'
          : (at.getAttribute('role') ?? at.tagName.toLowerCase())
        const name = at.getAttribute('aria-label') ?? at.textContent ?? ''
        return { role, name: name.trim(), top, left, isSeen: width > 1 && height > 1 }
      })
    // The table has the focus when the sheet opens, so move the focus to the top of the page first.
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>
    const stops: Stop[] = []
    for (let at: Stop | null = null; stops.length < 60; stops.push(at)) {
      await page.keyboard.press('Tab')
      at = await focused()
      if (at === null || at.role === 'grid') break
    }
    const names = stops.map(({ name }) => name)
    console.log(`stops before the table: ${names.join(' | ')}`)
    expect(stops.every(({ isSeen }) => isSeen)).toBe(true)
    expect(new Set(names).size).toBe(names.length)
    for (const expected of ['Marks', 'Export', 'Mark as reviewed', 'Pile mode', 'History'])
      expect(names).toContain(expected)
    // In reading order: line by line, and along each line.
    for (const [index, { top, left, name }] of stops.slice(1).entries()) {
      const before = stops[index]
      const isSameLine = Math.abs(top - (before?.top ?? 0)) < 24
      expect(
        isSameLine ? left > (before?.left ?? 0) : top > (before?.top ?? 0),
        `${before?.name} → ${name}`,
      ).toBe(true)
    }
    expect((await focused())?.role).toBe('grid')
    await page.keyboard.type('3.5')
    await page.keyboard.press('Enter')
    await cellWith(page, 'Abidi Yasmine', 'Q1', '3.5').waitFor()
    await page.keyboard.press('Tab')
    expect((await focused())?.role).not.toBe('grid')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toMatchObject({ role: 'grid', name: expect.stringMatching(/^Bernard Chloé, Q1/) })
    await page.keyboard.press('Shift+Tab')
    expect((await focused())?.name).toBe(names.at(-1))
    await context.close()
  })
})
