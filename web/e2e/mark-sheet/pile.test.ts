import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep, itInDeep } from '../../../.config/deep-tests.ts'
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

/** `npm run test:deep` types a whole class. `npm test` types fewer papers, also with every kind of mistake. */
const [papers, mistakes] = isDeep ? [30, 20] : [12, 8]
const students = [
  ...['Abidi, Yasmine', 'Amrani, Hugo', 'Benali, Inès', 'Bernard, Chloé', 'Cherif, Amal', 'Costa, Rui'],
  ...['Diallo, Awa', 'Dubois, Emma', 'El Idrissi, Sami', 'Fischer, Jonas', 'Garcia, Lucía', 'Haddad, Rami'],
  ...['Ibrahim, Nour', 'Jansen, Mila', 'Kowalski, Ola', 'Lambert, Paul', 'Mansouri, Leïla', 'Nasri, Walid'],
  ...['Oliveira, Ana', 'Petit, Louis', 'Quentin, Zoé', 'Rossi, Gaia', 'Saidi, Farah', 'Traoré, Issa'],
  ...['Umar, Hana', 'Vasseur, Théo', 'Weber, Lina', 'Xu, Wei', 'Yilmaz, Ece', 'Zidane, Karim'],
].slice(0, papers)
/** Small questions with a step of 1, in which one digit moves on; 10, 15 and 25 with a step of a half. */
const maxima = [4, 2, 3, 5, 10, 6, 3, 15, 4, 25]
const stepOf = (points: number) => (points < 10 ? 100 : 50)
const truth = students.map((_, student) =>
  maxima.map((points, question) => {
    const step = stepOf(points)
    return step * ((student * 11 + question * 7 + student * question * 3) % ((points * 100) / step + 1))
  }),
)
const text = (hundredths: number) => String(hundredths / 100)
const totalOf = (paper: readonly number[]) => paper.reduce((sum, mark) => sum + mark, 0)

/** A typing mistake: the keys of each question as typed, or null if it can't occur on this paper. */
type Slip = (marks: readonly number[]) => readonly string[] | null
const replaced = (marks: readonly number[], at: number, typed: string) =>
  at === -1 ? null : marks.map((mark, index) => (index === at ? typed : text(mark)))

const slips: Record<string, Slip> = {
  'one mark off by one': (marks) => {
    const at = marks.findIndex((mark, index) => mark + 100 <= (maxima[index] ?? 0) * 100)
    return replaced(marks, at, text((marks[at] ?? 0) + 100))
  },
  'two digits in the wrong order': (marks) => {
    const swap = (mark: number) => text(mark).replace(/^(\d)(\d)/, '$2$1')
    const at = marks.findIndex((mark) => mark >= 1000 && swap(mark) !== text(mark))
    return replaced(marks, at, swap(marks[at] ?? 0))
  },
  'a skipped question': (marks) => [...marks.slice(0, 3), ...marks.slice(4)].map(text),
  'a mark twice': (marks) => [...marks.slice(0, 5), ...marks.slice(4, 9)].map(text),
  'a lost decimal sign': (marks) => {
    const at = marks.findIndex((mark) => mark % 100 !== 0)
    return replaced(marks, at, text(marks[at] ?? 0).replace('.', ''))
  },
  'a key beside the right one': (marks) => {
    const at = marks.findIndex((mark, index) => index >= 4 && mark >= 100 && mark % 1000 !== 0)
    return replaced(marks, at, text((marks[at] ?? 0) - 100))
  },
}

/**
 * Plants each kind of mistake equally often, give or take one. Each mistake is on another student's paper.
 */
const planted = new Map<number, { kind: string; typed: readonly string[] }>()
for (let round = 0; planted.size < mistakes && round < 10; round += 1) {
  for (const [kind, slip] of Object.entries(slips)) {
    if (planted.size === mistakes) break
    const student = students.findIndex((_, paperIndex) => {
      const typed = slip(truth[paperIndex] ?? [])
      // A checksum can't detect two marks that were swapped within one sum. The product says so.
      const sum = (typed ?? []).reduce((all, mark) => all + Number(mark) * 100, 0)
      return !planted.has(paperIndex) && typed !== null && sum !== totalOf(truth[paperIndex] ?? [])
    })
    const typed = slip(truth[student] ?? [])
    if (typed) planted.set(student, { kind, typed })
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|[ -]/gu, '')
    .toLowerCase()
/** The first two or three letters of the last name, enough to match no other last or first name. */
function lettersOf(student: number): string {
  const own = plain(students[student]?.split(', ')[0] ?? '')
  const others = students.flatMap((name, paperIndex) =>
    paperIndex === student ? [] : [...name.split(', '), ...name.split(/, | /)].map(plain),
  )
  const length = [2, 3].find((size) => !others.some((other) => other.startsWith(own.slice(0, size))))
  if (length === undefined && own.length > 2)
    throw new Error(`no three letters tell ${students[student]} apart`)
  return own.slice(0, length)
}

const heldNote = (page: Page) => page.getByRole('region', { name: 'This paper isn’t saved yet' })
const activeField = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('dialog [data-field]')]
    return fields.indexOf(document.activeElement as HTMLElement)
  })
const shownFields = (page: Page) =>
  page
    .locator('dialog [data-field]')
    .evaluateAll((fields) => fields.map((f) => (f as HTMLInputElement).value))

describe('a pile of papers, by the keyboard alone', () => {
  it('is typed name by name; each planted mistake holds its paper unsaved, and in the end all marks are as on paper', async () => {
    expect(planted.size).toBe(mistakes)
    expect(new Set([...planted.values()].map(({ kind }) => kind)).size).toBe(Object.keys(slips).length)
    const { page, context, errors } = await newTeacher(browser, stack.url, 'pile@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students, maxima, 'Fractions and decimals', stepOf)
    await openTable(page, made.examId)
    const keys = { typing: 0, mending: 0 }
    let phase: keyof typeof keys = 'typing'
    const press = async (key: string) => {
      keys[phase] += 1
      await page.keyboard.press(key)
    }
    const type = async (toType: string) => {
      for (const key of toType) await press(key)
    }
    /** Types a mark, and Enter if the field didn't move on by itself. */
    const typeMark = async (mark: string, question: number) => {
      await type(mark)
      if ((await activeField(page)) === question) await press('Enter')
    }

    await page.getByRole('button', { name: 'Pile mode' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Whose paper is next?' }).waitFor()
    const startedAt = Date.now()
    for (const [student, paper] of truth.entries()) {
      const slip = planted.get(student)
      await type(lettersOf(student))
      await press('Enter')
      await page
        .getByRole('heading', { name: (students[student] ?? '').replace(', ', ' '), level: 3 })
        .waitFor()
      expect(await activeField(page)).toBe(0)
      for (const [question, mark] of (slip?.typed ?? paper.map(text)).entries())
        await typeMark(mark, question)
      // After skipping a question, the field is the last one, so go on to the total.
      while ((await activeField(page)) < maxima.length) await press('Enter')
      await type(text(totalOf(paper)))
      await press('Enter')
      if (slip) {
        await heldNote(page).waitFor()
        expect(await heldNote(page).getByRole('alert').innerText(), slip.kind).toContain('Nothing was saved.')
        expect((await storedOf(api, made))[student], slip.kind).toEqual(maxima.map(() => null))
        phase = 'mending'
        const shown = await shownFields(page)
        const wrong = paper.flatMap((mark, question) => (shown[question] === text(mark) ? [] : [question]))
        expect(wrong.length, slip.kind).toBeGreaterThan(0)
        for (const question of wrong) {
          for (let at = await activeField(page); at !== question; at = await activeField(page))
            await press(at > question ? 'ArrowUp' : 'ArrowDown')
          await type(text(paper[question] ?? 0))
        }
        await press('Enter')
        phase = 'typing'
      }
      await page.getByRole('combobox', { name: 'Whose paper is next?' }).waitFor()
      await expect.poll(async () => (await storedOf(api, made))[student]).toEqual(paper)
    }
    const elapsedMs = Date.now() - startedAt
    const marks = students.length * maxima.length
    console.log(
      `pile mode: ${marks} marks with names and totals, ${keys.typing} keys, ${(keys.typing / marks).toFixed(2)} a mark; ` +
        `${mistakes} slips mended with ${keys.mending} keys; ${elapsedMs} ms`,
    )
    const kinds = [...planted.values()].map(({ kind }) => kind)
    console.log(
      Object.keys(slips)
        .map((kind) => `${kind}: ${kinds.filter((one) => one === kind).length} of them held`)
        .join(', '),
    )
    expect(await storedOf(api, made)).toEqual(truth)
    await page.getByText(`${papers} of ${papers} papers`, { exact: true }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('asks before “Absent” replaces the marks of a paper, and never shows “0 points” for an absent student', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'absent@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students.slice(0, 2), [4, 10])
    await writeCells(api, made, [
      [0, 0, 350],
      [0, 1, 800],
    ])
    await openTable(page, made.examId)
    await page.getByRole('button', { name: 'Pile mode' }).click()
    await page.keyboard.type('yas')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Absent', exact: true }).click()
    const question = page.getByRole('region', { name: 'This paper already has marks' })
    expect(await question.getByRole('alert').innerText()).toMatch(/Q1: 3\.5.*Q2: 8/)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect((await storedOf(api, made))[0]).toEqual([350, 800])

    await page.getByRole('button', { name: 'Absent', exact: true }).click()
    await question.getByRole('button', { name: 'Replace 2 marks' }).click()
    await page
      .getByText(/Saved\. .*Abidi Yasmine.*: absent/)
      .first()
      .waitFor()
    await expect.poll(async () => (await storedOf(api, made))[0]).toEqual(['absent', 'absent'])
    expect(await page.getByRole('dialog').innerText()).not.toContain('0 points')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await storedOf(api, made))[0]).toEqual([350, 800])
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep(
    'opens with the focus in the search, by touch too, and Escape closes it and returns the focus',
    async () => {
      const { page, context, errors } = await newTeacher(browser, stack.url, 'finder@school.example', {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      })
      const made = await makeClass(await apiOf(page, stack.url), students.slice(0, 12), [4])
      await openTable(page, made.examId)
      const pile = page.getByRole('button', { name: 'Pile mode' })
      await pile.focus()
      await page.keyboard.press('Enter')
      const finder = page.getByRole('combobox', { name: 'Whose paper is next?' })
      await finder.waitFor()
      await page.keyboard.type('d')
      expect(await finder.inputValue()).toBe('d')
      expect((await analyzePage(page)).violations).toEqual([])
      await page.keyboard.press('Escape')
      expect(await finder.inputValue()).toBe('')
      await page.getByRole('option', { name: /Dubois Emma/ }).tap()
      await page.getByRole('heading', { name: 'Dubois Emma' }).waitFor()
      await page.keyboard.press('Escape')
      await finder.waitFor()
      await page.keyboard.press('Escape')
      await finder.waitFor({ state: 'detached' })
      expect(await pile.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(errors).toEqual([])
      await context.close()
    },
  )
})
