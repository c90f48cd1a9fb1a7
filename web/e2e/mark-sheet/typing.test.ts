import { MarkHistory } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep, itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, makeClass, openTable, storedOf, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const students = Array.from({ length: 30 }, (_, index) => {
  const letter = String.fromCharCode(65 + (index % 26))
  return `${letter}${'abcdefghij'[Math.floor(index / 26)]}man${'aeiou'[index % 5]}, ${letter}lix`
})
const maxima = [4, 2, 3, 5, 4, 2, 6, 3, 4, 7]
/** Half points as often as whole ones, the same on every run. */
const markOf = (student: number, question: number): number => {
  const halves = 2 * (maxima[question] ?? 1) + 1
  return 50 * ((student * 7 + question * 5 + student * question) % halves)
}
const text = (hundredths: number) => String(hundredths / 100)

const allSaved = (page: Page) => page.getByText('All saved', { exact: true }).first().waitFor()
/** Types like a keyboard with an Arabic layout, where each key reports its own letter. */
async function typeArabic(page: Page, letters: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const key of letters) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

describe('the table, with the keyboard alone', () => {
  it('accepts papers of 10 questions, column by column, and every mark is stored as typed', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'table@school.example')
    const api = await apiOf(page, stack.url)
    // `npm run test:deep` types a whole class.
    const papers = isDeep ? students : students.slice(0, 12)
    const made = await makeClass(api, papers, maxima)
    await openTable(page, made.examId)
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    const startedAt = Date.now()
    for (const question of maxima.keys()) {
      await press('Control+Home')
      for (let step = 0; step < question; step += 1) await press('ArrowRight')
      for (const student of papers.keys()) {
        for (const key of text(markOf(student, question))) await press(key)
        await press('Enter')
      }
    }
    const typed = papers.map((_, student) => maxima.map((__, question) => markOf(student, question)))
    await expect.poll(() => storedOf(api, made)).toEqual(typed)
    const marks = papers.length * maxima.length
    console.log(
      `table mode: ${marks} marks, ${keys} keys, ${(keys / marks).toFixed(2)} a mark, ${Date.now() - startedAt} ms`,
    )
    await allSaved(page)
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps a text that isn’t a mark, and the text of an open cell, when the page is closed', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'closed@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students.slice(0, 3), [4, 4])
    await openTable(page, made.examId)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(questions).toEqual(['beforeunload'])
    await page.getByText(/7.? is above the maximum/).waitFor()
    await page.getByText(/“.?3.?” wasn’t finished/).waitFor()
    expect(await storedOf(api, made)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    await page.getByRole('button', { name: /^Use .?3/ }).click()
    await expect.poll(async () => (await storedOf(api, made))[1]).toEqual([300, null])
    expect(errors).toEqual([])
    await context.close()
  })

  it('undoes and redoes every step, also after a reload', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'undo@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students.slice(0, 3), [4, 4])
    await openTable(page, made.examId)
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('a')
    await page.keyboard.press('Enter')
    const full = [
      [100, null],
      [200, null],
      ['absent', null],
    ]
    await expect.poll(() => storedOf(api, made)).toEqual(full)
    await page.reload()
    await page.getByRole('grid').waitFor()
    await page.locator('[role=grid] [tabindex="0"]').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => storedOf(api, made)).toEqual(full.map(() => [null, null]))
    await page.reload()
    await page.getByRole('grid').waitFor()
    await page.locator('[role=grid] [tabindex="0"]').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => storedOf(api, made)).toEqual(full)
    await context.close()
  })
})

describe('a sheet that has just been opened', () => {
  it('accepts typed marks at once: from the exam list, after a reload, and while a button has the focus', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'focus@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students.slice(0, 4), [4, 4])
    await page.goto(`/classe/${made.classId}/exams`)
    await page.getByRole('link', { name: 'Fractions and decimals' }).click()
    await page
      .getByRole('gridcell', { name: /^Aaman/ })
      .first()
      .waitFor()
    await page.keyboard.type('1.5')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await storedOf(api, made))[0]).toEqual([150, null])

    await page.reload()
    await page
      .getByRole('gridcell', { name: /^Aaman/ })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').locator('time').first().waitFor()
    await page.keyboard.type('4')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.type('3.5')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Fractions and decimals' }).click()
    await page.keyboard.type('0.5')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => storedOf(api, made))
      .toEqual([
        [150, null],
        [200, null],
        [350, null],
        [50, null],
      ])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const focusedField = (page: Page) =>
    page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement ? [field.inputMode, field.ariaLabel] : null
    })

  it('keeps the focus in a field from mark to mark, with less than 180 px above the first student', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'phone@school.example', phone)
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students.slice(0, 12), [4, 10])
    await openTable(page, made.examId)
    const cell = (row: number, col: number) => page.locator(`[data-at="${row}:${col}"]`)
    expect((await cell(0, 0).boundingBox())?.y).toBeLessThan(180)
    const spill = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await spill()).toBe(0)

    await cell(0, 1).tap()
    await cell(0, 1).tap()
    await page.evaluate(() => {
      const lost: string[] = []
      Object.assign(window, { lost })
      document.addEventListener('focusout', ({ target }) => lost.push((target as Element).tagName))
    })
    const fields: unknown[] = []
    for (const mark of ['1.5', '10', '7']) {
      await page.keyboard.type(mark)
      await page.keyboard.press('Enter')
      fields.push(await focusedField(page))
    }
    // A tap on another cell saves the typed mark and moves the field to that cell.
    await page.keyboard.type('3')
    await cell(6, 1).tap()
    fields.push(await focusedField(page))
    await page.keyboard.type('4')
    await page.getByRole('button', { name: 'Next' }).tap()
    fields.push(await focusedField(page))
    await page.getByRole('button', { name: 'Absent' }).tap()
    fields.push(await focusedField(page))
    expect(fields).toEqual(
      [1, 2, 3, 6, 7, 8].map((row) => [
        'decimal',
        expect.stringContaining((students[row] ?? '').replace(', ', ' ')),
      ]),
    )
    expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([])
    await expect
      .poll(async () => (await storedOf(api, made)).map((row) => row[1]))
      .toEqual([150, 1000, 700, 300, null, null, 400, 'absent', null, null, null, null])
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep('lets a finger drag the corner of a selection, and scrolls from anywhere else', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'finger@school.example', phone)
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, students, [4, 10])
    await openTable(page, made.examId)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const middleOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is not on the screen`)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from)
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        })
      await touch('touchEnd')
    }
    await drag(await middleOf('[data-handle]'), await middleOf('[data-at="4:1"]'))
    expect(await page.locator('[role=gridcell][aria-selected=true]').count()).toBe(10)
    expect(await page.getByRole('grid').evaluate(({ scrollTop }) => scrollTop)).toBe(0)

    const [low, high] = [await middleOf('[data-at="9:0"]'), await middleOf('[data-at="3:0"]')]
    await drag(low, high)
    await expect
      .poll(() => page.getByRole('grid').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(100)
    await context.close()
  })
})

describe('a pasted spreadsheet block', () => {
  it('of 40 × 30 cells is shown over the old marks, and is applied and undone as one step', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'paste@school.example', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const api = await apiOf(page, stack.url)
    const many = Array.from({ length: 40 }, (_, index) => `Student${String(index).padStart(2, '0')}, S`)
    const made = await makeClass(
      api,
      many,
      Array.from({ length: 30 }, () => 10),
    )
    await openTable(page, made.examId)
    // As LibreOffice and Excel copy it: tabs, CR LF, a decimal comma, a line end after the last row.
    const value = (row: number, col: number) => ((row * 31 + col * 17) % 21) * 50
    const block = many
      .map((_, row) =>
        Array.from({ length: 30 }, (__, col) => text(value(row, col)).replace('.', ',')).join('\t'),
      )
      .map((line) => `${line}\r\n`)
      .join('')
    await page.evaluate((letters) => navigator.clipboard.writeText(letters), block)
    const saves: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.postDataBuffer()?.length ?? 0)
    })
    await page.keyboard.press('Control+v')
    await page
      .getByText(/1,?200/)
      .first()
      .waitFor()
    expect(await storedOf(api, made)).toEqual(many.map(() => Array.from({ length: 30 }, () => null)))
    await page.keyboard.press('Enter')
    await expect
      .poll(() => storedOf(api, made))
      .toEqual(many.map((_, row) => Array.from({ length: 30 }, (__, col) => value(row, col))))
    expect(saves).toHaveLength(1)
    expect(saves[0]).toBeLessThanOrEqual(25_000)
    await page.keyboard.press('Control+z')
    await expect
      .poll(() => storedOf(api, made))
      .toEqual(many.map(() => Array.from({ length: 30 }, () => null)))

    // If a block is pasted and undone before either is saved, one request carries both.
    await page.keyboard.press('Control+Home')
    await page.evaluate(() => navigator.clipboard.writeText('1\t2\n3\t4\n5\t6'))
    await page.keyboard.press('Control+v')
    await page.getByRole('group', { name: 'Pasted block' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+z')
    // "All saved" may still refer to the paste, and the history shows its state from when it opened. The newest
    // changes were undone before too, so only the six cells alone tell the two steps apart.
    const newest = async () => {
      const answer = MarkHistory.parse(await api('GET', `/exams/${made.examId}/marks/history?limit=7`))
      const [last] = answer.changes
      return answer.changes
        .filter(({ operationId }) => operationId === last?.operationId)
        .map(({ kind }) => kind)
    }
    await expect.poll(newest).toEqual(Array.from({ length: 6 }, () => 'undo'))
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByText('undid changes to 6 cells', { exact: true }).waitFor()
    expect(await page.getByText('undid a change', { exact: true }).count()).toBe(0)
    await context.close()
  })
})

describe('in Arabic', () => {
  it('arrow keys follow the reading direction, both kinds of digits are read, and 10/5 never reads as 510', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'arabic@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['عليّ, سارة', 'بن صالح, عمر'], [10, 10])
    await page.goto('/settings/account')
    await page.getByLabel('Language').first().selectOption('ar')
    await page.waitForFunction(() => document.documentElement.dir === 'rtl')
    await openTable(page, made.examId)
    await typeArabic(page, '٧٫٥')
    await page.keyboard.press('Enter')
    await page.keyboard.type('10/5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('7.5')
    await page.keyboard.press('Enter')
    await page.keyboard.type('5/10')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => storedOf(api, made))
      .toEqual([
        [750, 750],
        [null, 500],
      ])
    const shown = await page.getByRole('grid').innerText()
    expect(shown).toContain('10/5')
    expect(shown).not.toContain('510')
    await context.close()
  })

  itInDeep(
    'a long Latin title or name on a phone keeps its beginning, and the card keeps the class mean visible',
    async () => {
      const { page, context } = await newTeacher(browser, stack.url, 'long@school.example', {
        viewport: { width: 390, height: 844 },
      })
      const api = await apiOf(page, stack.url)
      const title = 'Thales and ratios, second attempt for those who missed the first'
      const made = await makeClass(api, ['Vandenbroucke-Saint-Germain, Marie-Antoinette'], [10, 10], title)
      await writeCells(api, made, [
        [0, 0, 700],
        [0, 1, 550],
      ])
      await page.goto('/settings/account')
      await page.getByLabel('Language').first().selectOption('ar')
      await page.waitForFunction(() => document.documentElement.dir === 'rtl')
      /** True if the first letter is inside the visible part of its element. */
      const showsBeginning = (element: Element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        const first = document.createRange()
        if (!text) return false
        first.setStart(text, 0)
        first.setEnd(text, 1)
        const [letter, box] = [first.getBoundingClientRect(), element.getBoundingClientRect()]
        return letter.width > 0 && letter.left >= box.left - 1 && letter.right <= box.right + 1
      }
      await openTable(page, made.examId)
      expect(await page.getByRole('heading', { level: 1 }).evaluate(showsBeginning)).toBe(true)
      await page.goto(`/classe/${made.classId}/students`)
      const name = page.getByRole('button', { name: 'Vandenbroucke-Saint-Germain' })
      expect(await name.evaluate(showsBeginning)).toBe(true)
      expect(await name.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
      // If its beginning were cut off, a mean of 12.50 would read 2.50.
      await page.setViewportSize({ width: 375, height: 844 })
      const mean = await page.getByRole('gridcell', { name: '12.50 / 20' }).boundingBox()
      const frame = await page.getByRole('grid').locator('..').boundingBox()
      expect(mean?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity)
      await name.click()
      const results = page.getByRole('table').first()
      await results.getByText('12.50 / 20').first().waitFor()
      expect(
        await results.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
      ).toBe(0)
      const folded = await results
        .locator('td[data-points]')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').content))
      expect(folded).toEqual(['"12.5 من 20"'])
      await context.close()
    },
  )
})
