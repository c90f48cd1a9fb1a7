import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import { Exam, JoinLink } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import { newId } from '@classeur/local/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher, registerOnScreen } from '../kit/accounts.ts'
import { openWindow } from '../kit/browser.ts'
import { apiOf, makeClass, writeCells, type Api, type MarkedClass } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const phone = { width: 390, height: 844 }
const names = Array.from({ length: 12 }, (_, index) => `${String.fromCharCode(65 + index)}bidi, Yasmine`)
const maxima = [4, 6]

/** Creates a reviewed exam on this date, in which every student has these points in the two questions. */
async function reviewed(api: Api, made: MarkedClass, date: string, points: readonly [number, number]) {
  const leaves = maxima.map((most, index) =>
    newLeaf(newId(), `Q${index + 1}`, most * 100, { stepHundredths: 50 }),
  )
  const structure = detailedStructure(newLeaf(newId(), 'Total', 1000), leaves, newId)
  const exam = { title: `Exam of ${date}`, date, structure }
  const { id: examId } = Exam.parse(await api('POST', `/classes/${made.classId}/exams`, exam))
  const cells = made.studentIds.flatMap((_, student) =>
    points.map((value, question) => [student, question, value * 100] as const),
  )
  await writeCells(api, { ...made, examId, leaves }, cells)
  await api('POST', `/exams/${examId}/status`, { status: 'reviewed' })
}

/** Returns the controls of the page that a notice overlaps. */
const coveredByNotices = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[aria-live="polite"]:has([data-tone])')
    if (!list) throw new Error('no notice is shown')
    const box = list.getBoundingClientRect()
    return [...document.querySelectorAll('button, a[href], input, select')]
      .filter((control) => !list.contains(control))
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
        const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
        return width * height > 0 && !apart
      })
      .map((control) => control.textContent)
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('home', () => {
  it('shows a new teacher three steps and the real figures of the sample class', async () => {
    const { page, context, errors } = await registerOnScreen(browser, stack.url, 'first-run@school.example')
    await expect.poll(() => page.getByText(/^Step \d of 3$/).count()).toBe(3)
    // The server creates the sample class after the page has loaded.
    const primary = page.locator('[data-look=primary]')
    await expect.poll(() => primary.allTextContents()).toEqual(['Open the mark sheet'])
    const panel = page.getByRole('region', { name: 'Sample class' })
    const figures = (await panel.locator('dl').textContent())?.replaceAll('\u00a0', ' ')
    expect(figures).toBe('Students24Questions10Mean13.21 / 20Passed17 of 23')
    await page.setViewportSize(phone)
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Delete the sample class' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expect.poll(() => coveredByNotices(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await panel.waitFor()
    // The link leads to the class until the page has loaded the exam of the restored class.
    await page.locator('a[href^="/marksheet/"]', { hasText: 'Open the mark sheet' }).click()
    await page.getByRole('grid').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep(
    'links to the next empty cell, shows results with their trend, and lists join requests',
    async () => {
      const { page, context, errors } = await newTeacher(browser, stack.url, 'desk@school.example')
      const api = await apiOf(page, stack.url)
      const made = await makeClass(api, names, maxima)
      // Every student has a mark in the first question, and the first three also in the second.
      const down = names.map((_, student) => [student, 0, 300] as const)
      await writeCells(api, made, [...down, [0, 1, 450], [1, 1, 450], [2, 1, 450]])
      await page.goto('/')
      await page.getByText('1 sheet, 9 marks to enter').waitFor()
      await page.getByText('9 to enter', { exact: true }).waitFor()
      await page.getByText('6B Mathematics · test of 18 Nov').waitFor()
      await page.getByRole('link', { name: 'Continue Fractions and decimals' }).click()
      const next = page.getByRole('gridcell', { name: /^Dbidi Yasmine, Q2/ })
      await expect.poll(() => next.evaluate((cell) => cell.contains(document.activeElement))).toBe(true)

      await page.goto('/')
      const card = page.getByRole('listitem').filter({ hasText: '12 students' })
      await card.getByText('9 marks to enter. Results appear once an exam is reviewed.').waitFor()
      await reviewed(api, made, '2026-10-01', [2, 3])
      await card.getByText('mean 5.00').or(card.getByText('10.00')).first().waitFor()
      expect((await card.textContent())?.replaceAll('\u00a0', ' ')).toContain('mean 10.00 / 20')
      await reviewed(api, made, '2026-11-02', [2, 4.5])
      await card.getByText('+3.00').waitFor()
      expect((await card.textContent())?.replaceAll('\u00a0', ' ')).toContain('mean 13.00 / 20')

      const link = JoinLink.parse(
        await api('POST', `/classes/${made.classId}/join-links`, { audience: 'students' }),
      )
      await api('POST', `/join/${link.token}/students`, {
        ...{ firstName: 'Nour', lastName: 'Zouari', requestKey: 'a'.repeat(32) },
      })
      const request = page.getByRole('region', { name: 'Requests to join' })
      await request.getByText('Nour Zouari').first().waitFor()
      await request.getByRole('button', { name: 'Add to the list Nour Zouari' }).click()
      await request.waitFor({ state: 'detached' })
      await card.getByText('13 students').or(page.getByText('13 students')).first().waitFor()
      expect(errors).toEqual([])
      await context.close()
    },
  )

  itInDeep(
    'links to the classes from every page, and keeps the long name of an empty class inside its card',
    async () => {
      const { page, context } = await newTeacher(browser, stack.url, 'home-long@school.example')
      const api = await apiOf(page, stack.url)
      const name = 'Mathematics and experimental sciences, bilingual section of the 6th year, group B'.slice(
        0,
        80,
      )
      await api('POST', '/classes', { name })
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/settings/account')
        const classesLink = page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'Classes', exact: true })
        await classesLink.filter({ visible: true }).click()
        await page.getByRole('heading', { level: 2, name }).waitFor()
        expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 })
        await page.getByText('No students yet.').waitFor()
        await page.goto('/')
        await page.getByRole('heading', { level: 3, name }).waitFor()
        expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 })
      }
      await context.close()
    },
  )
})

describe('welcome', () => {
  it('presents marks first, with real screenshots, to a visitor who is not signed in', async () => {
    const { page, context } = await openWindow(browser, stack.url)
    const pictures: string[] = []
    page.on('request', (request) => {
      const name = /screens[/](.+)$/.exec(request.url())?.[1]
      if (name) pictures.push(name)
    })
    await page.goto('/welcome')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(title).toBe('Mark the papers. Keep the evening.')
    const points = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(points).toEqual(['As quick as paper', 'Numbers you can explain', 'Lessons when you need them'])
    const picture = page.getByRole('img', { name: /^A mark sheet in Classeur/ }).filter({ visible: true })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1440)
    // The picture at the top doesn't wait for layout, and the picture of the other theme doesn't load.
    expect(
      await picture.evaluate((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    ).toEqual(['eager', 'high'])
    expect(pictures[0]).toBe('mark-sheet-light.webp')
    expect(pictures.filter((name) => name.includes('dark'))).toEqual([])
    const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 }
    expect(y).toBeLessThan(400)
    expect(x).toBeGreaterThan(0)
    await context.close()
  })
})
