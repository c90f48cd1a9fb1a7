import type { Stack } from '@classeur/local'
import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { signIn } from '../kit/browser.ts'
import { apiOf, makeClass, writeCells, type Api, type MarkedClass } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const run = promisify(execFile)
const pdfText = '/usr/bin/pdftotext'
const hasPdfText = await access(pdfText).then(
  () => true,
  () => false,
)
const email = 'reports@school.example'
const names = ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal']

let stack: Stack
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let api: Api
let made: MarkedClass
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

let ready: Promise<void> | null = null
/** A teacher with a marked class, created once in the first test. */
const prepared = () => (ready ??= prepare())

async function prepare() {
  ;({ context, page, errors } = await newTeacher(browser, stack.url, email))
  api = await apiOf(page, stack.url)
  made = await newMarkedClass()
}

async function newMarkedClass(): Promise<MarkedClass> {
  const marked = await makeClass(api, names, [4, 10])
  const cells = names.flatMap((_, student) => [
    [student, 0, 100 * (student + 1)] as const,
    [student, 1, 700] as const,
  ])
  await writeCells(api, marked, cells)
  return marked
}

const commentsPath = () => `/classe/${made.classId}/gradebook/comments`
const textOn = (firstName: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Comment on .?${firstName}`) })
const storedTexts = async () => {
  const path = `/classes/${made.classId}/overall-comments`
  const { comments } = (await api('GET', path)) as { comments: { studentId: string; text: string }[] }
  return made.studentIds.map((id) => comments.find(({ studentId }) => studentId === id)?.text ?? null)
}

it('a teacher writes one comment after another by keyboard; typed text survives a reload, a lost connection and an expired session', async () => {
  await prepared()
  await page.goto(`/classe/${made.classId}/gradebook`)
  await page.getByRole('link', { name: 'Comments' }).click()
  await textOn('Yasmine').fill('Steady')
  await page.reload()
  expect(await textOn('Yasmine').inputValue()).toBe('Steady')
  await page.getByText(/^Unsaved text from/).waitFor()

  await context.setOffline(true)
  await textOn('Yasmine').press('End')
  await page.keyboard.type(' work.')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').first().waitFor()
  expect(await textOn('Yasmine').inputValue()).toBe('Steady work.')
  await context.setOffline(false)
  await textOn('Yasmine').press('Control+Enter')
  await textOn('Chloé').waitFor()
  expect(await storedTexts()).toEqual(['Steady work.', null, null])

  // The next student's text has the focus, so the keyboard is enough for the whole class.
  await page.keyboard.type('Curious.')
  await page.getByRole('button', { name: 'Encouragement' }).click()
  await page.getByRole('button', { name: /^Well done, Chloé/ }).click()
  await page.keyboard.press('Control+Enter')
  await textOn('Amal').waitFor()
  await page.keyboard.type('Typed before the session ended')
  await context.clearCookies()
  await page.reload()
  await page.getByLabel('Email').waitFor()
  await signIn(page, email, accountPassword)
  await textOn('Amal').waitFor()
  expect(await textOn('Amal').inputValue()).toBe('Typed before the session ended')
  expect((await analyzePage(page)).violations).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('3 of 3 written').waitFor()
  api = await apiOf(page, stack.url)
  expect(await storedTexts()).toEqual([
    'Steady work.',
    'Curious. Well done, Chloé: keep going.',
    'Typed before the session ended',
  ])
})

itInDeep('a phone shows one student at a time without scrolling sideways', async () => {
  await prepared()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(commentsPath())
  await textOn('Yasmine').waitFor()
  await page.getByRole('button', { name: 'Next student' }).click()
  await textOn('Chloé').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await analyzePage(page)).violations).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
})

it('a teacher makes reports of the class, sees them being made, and downloads one page per student with the comment', async () => {
  await prepared()
  const { classId, studentIds } = await newMarkedClass()
  const texts = ['Steady work.', 'Curious.', 'Ready for more.']
  for (const [index, studentId] of studentIds.entries()) {
    const comment = { termId: null, baseVersion: 0, text: texts[index] }
    await api('PUT', `/classes/${classId}/overall-comments/${studentId}`, comment)
  }
  await page.goto(`/classe/${classId}/gradebook`)
  await page.getByRole('button', { name: 'Term reports' }).click()
  const make = page.getByRole('button', { name: 'Make reports' })
  await make.waitFor()
  await page.getByText('1 exam isn’t reviewed yet: its marks may still change.').waitFor()
  expect((await analyzePage(page)).violations).toEqual([])
  // Two clicks at once are one pack.
  await make.dblclick()
  const download = page.getByRole('button', { name: /^Download PDF/ })
  await download.waitFor()
  expect(await download.count()).toBe(1)
  await page.getByText(/· 3 students/).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^6B Mathematics – .*term reports\.pdf$/)
  if (hasPdfText) {
    const { stdout } = await run(pdfText, ['-layout', await file.path(), '-'])
    const pages = stdout.split('\f').filter((text) => text.trim() !== '')
    expect(pages.map((text) => names.filter((name) => text.includes(name.split(', ')[0] ?? '')))).toEqual(
      names.map((name) => [name]),
    )
    expect(pages.map((text) => texts.filter((one) => text.includes(one)))).toEqual(texts.map((one) => [one]))
  }

  // The same window opens from the address, and makes the report of one student.
  await page.goto(`/classe/${classId}/gradebook?reports`)
  await page.getByLabel('For', { exact: true }).selectOption({ label: 'Cherif Amal' })
  await make.click()
  await page.getByText(/· 1 student$/).waitFor()
  expect(errors).toEqual([])
})
