import { RosterChange } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { apiOf, makeClass, openTable, storedOf, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const students = ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal', 'Dupont, Lucas']

/**
 * A new teacher with a class of four: Abidi has 6 of 8, Bernard is absent, Cherif has 4 of 4 (with an exempt question),
 * Dupont has 7 of 8. So results and points rank them differently.
 */
async function withMarks(email: string) {
  const { page, context, errors } = await newTeacher(browser, stack.url, email)
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, students, [4, 4])
  await writeCells(api, made, [
    [1, 0, 'absent'],
    [1, 1, 'absent'],
    [0, 0, 400],
    [0, 1, 200],
    [2, 0, 400],
    [2, 1, 'exempt'],
    [3, 0, 300],
    [3, 1, 400],
  ])
  return { page, context, errors, api, made }
}

/** Last names in the order of the rows on screen, from top to bottom. */
const rowOrder = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('rowheader')
    .evaluateAll(
      (headers, last) => {
        const top = (header: Element) => header.getBoundingClientRect().top
        return headers
          .toSorted((one, other) => top(one) - top(other))
          .flatMap(({ textContent }) => last.filter((name) => textContent.includes(name)))
      },
      students.map((name) => name.split(',')[0] ?? ''),
    )

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort and filter/ }).click()
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click()
}

/** Opens the menu of the student in this row with the keyboard. */
async function chooseFromRow(page: Page, row: number, item: string): Promise<void> {
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < row; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the rows of a sheet', () => {
  it('are sorted by name, result and points, and marks typed afterwards go to the student on screen', async () => {
    const { page, context, errors, api, made } = await withMarks('sort@school.example')
    await openTable(page, made.examId)
    expect(await rowOrder(page)).toEqual(['Abidi', 'Bernard', 'Cherif', 'Dupont'])
    for (const [choice, order] of [
      ['Name, Z to A', ['Dupont', 'Cherif', 'Bernard', 'Abidi']],
      ['Result, highest first', ['Cherif', 'Dupont', 'Abidi', 'Bernard']],
      ['Points, fewest first', ['Cherif', 'Abidi', 'Dupont', 'Bernard']],
      ['Points, most first', ['Dupont', 'Abidi', 'Cherif', 'Bernard']],
    ] as const) {
      await choose(page, choice)
      await expect.poll(() => rowOrder(page)).toEqual(order)
    }
    await page.locator('[role=grid] [tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('0.5')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await storedOf(api, made))[3]).toEqual([50, 400])
    expect(await rowOrder(page)).toEqual(['Dupont', 'Abidi', 'Cherif', 'Bernard'])
    await page.getByRole('button', { name: 'Sort again' }).click()
    await expect.poll(() => rowOrder(page)).toEqual(['Abidi', 'Dupont', 'Cherif', 'Bernard'])
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep('are filtered by group, while the means stay those of the whole class', async () => {
    const { page, context, errors, api, made } = await withMarks('group@school.example')
    const { roster } = RosterChange.parse(
      await api('POST', `/classes/${made.classId}/groups`, { name: 'Group A' }),
    )
    const groupIds = roster.groups.map(({ id }) => id)
    for (const index of [0, 3])
      await api('PATCH', `/classes/${made.classId}/students/${made.studentIds[index]}`, { groupIds })
    await openTable(page, made.examId)
    const mean = page.getByLabel(/^Class mean of Q1/)
    const before = await mean.getAttribute('aria-label')
    await choose(page, 'Group A')
    await expect.poll(() => rowOrder(page)).toEqual(['Abidi', 'Dupont'])
    expect(await mean.getAttribute('aria-label')).toBe(before)
    await choose(page, 'All students')
    await expect.poll(() => rowOrder(page)).toEqual(['Abidi', 'Bernard', 'Cherif', 'Dupont'])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a student’s row', () => {
  itInDeep('opens the card of this student, and closing the card returns to the sheet', async () => {
    const { page, context, errors, made } = await withMarks('card@school.example')
    await openTable(page, made.examId)
    await chooseFromRow(page, 2, 'Open the student’s card')
    await page.waitForURL(new RegExp(`[?]student=${made.studentIds[2]}$`))
    await page.getByRole('heading', { name: 'Cherif Amal' }).waitFor()
    await page.goBack()
    await page.waitForURL(new RegExp(`/marksheet/${made.examId}$`))
    await page.getByRole('gridcell', { name: /^Cherif Amal, Q1/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('asks before “Whole paper absent” replaces marks, and is undone in one step', async () => {
    const { page, context, errors, api, made } = await withMarks('order-absent@school.example')
    const before = await storedOf(api, made)
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url())
    })
    await openTable(page, made.examId)
    await chooseFromRow(page, 3, 'Whole paper absent')
    const question = page.getByRole('group', { name: 'Whole paper absent' })
    await question.getByText(/Dupont Lucas.*2 marks.*Q1: 3.*Q2: 4/).waitFor()
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(saves).toEqual([])

    await chooseFromRow(page, 3, 'Whole paper absent')
    await question.getByRole('button', { name: /^Replace 2 marks/ }).click()
    await expect.poll(async () => (await storedOf(api, made))[3]).toEqual(['absent', 'absent'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => storedOf(api, made)).toEqual(before)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('finding a student in a sheet', () => {
  it('works in either script: “ahmed” finds أحمد and “خديجة” finds Khadija', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'order-scripts@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['Petit, Adam', 'التونسي, أحمد', 'Alaoui, Khadija'], [4])
    await openTable(page, made.examId)
    for (const [typed, name, mark] of [
      ['ahmed', 'التونسي أحمد', '1.5'],
      ['خديجة', 'Alaoui Khadija', '3'],
    ] as const) {
      await page.keyboard.press('/')
      const search = page.getByRole('search')
      await search.getByRole('combobox').fill(typed)
      expect(await search.getByRole('option').allTextContents()).toEqual([name])
      await page.keyboard.press('Enter')
      await search.waitFor({ state: 'detached' })
      await page.keyboard.type(mark)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => storedOf(api, made)).toEqual([[null], [150], [300]])
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep('works by touch, and Escape returns to the cell', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'finds@school.example', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students, [4])
    await openTable(page, made.examId)
    const search = page.getByRole('search')
    await page.keyboard.press('/')
    await search.getByRole('combobox').fill('du')
    expect((await analyzePage(page)).violations).toEqual([])
    await search.getByRole('option', { name: 'Dupont Lucas' }).tap()
    await search.waitFor({ state: 'detached' })
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('/')
    await page.keyboard.type('am')
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => storedOf(api, made)).toEqual([[100], [null], [null], [200]])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a new exam', () => {
  itInDeep('opens its sheet at once, ready for the first mark', async () => {
    const { page, context, errors, api, made } = await withMarks('create@school.example')
    await page.goto(`/classe/${made.classId}/exams?new=exam`)
    await page.getByLabel('Title', { exact: true }).fill('Decimals')
    await page.getByLabel('One question per line').fill('Q1 / 4\nQ2 / 6')
    await page.getByText('All 2 lines read.').waitFor()
    await page.getByRole('button', { name: 'Create and enter marks' }).click()
    await page.waitForURL(/\/marksheet\/[0-9a-f]{24}$/)
    await page.getByRole('gridcell', { name: /^Abidi Yasmine, Q1/ }).waitFor()
    await page.keyboard.type('2.5')
    await page.keyboard.press('Enter')
    const examId = page.url().split('/').at(-1) ?? ''
    await page.getByText('All saved', { exact: true }).first().waitFor()
    const sheet = (await api('GET', `/exams/${examId}/sheet`)) as { exam: { title: string } }
    expect(sheet.exam.title).toBe('Decimals')
    await page.getByRole('gridcell', { name: /^Abidi Yasmine, Q1 of \S+: 2\.5$/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
