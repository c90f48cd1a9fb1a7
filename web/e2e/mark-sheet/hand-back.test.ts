import type { Stack } from '@classeur/local'
import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { apiOf, makeClass, openTable, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const run = promisify(execFile)
const pdfText = '/usr/bin/pdftotext'
const hasPdfText = await access(pdfText).then(
  () => true,
  () => false,
)

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const names = ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal']

it('a teacher makes slips from a reviewed sheet, sees them being made, and downloads one page per student', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'slips@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, names, [4, 10])
  await writeCells(
    api,
    made,
    names.flatMap((_, student) => [[student, 0, 350] as const, [student, 1, 700] as const]),
  )
  await openTable(page, made.examId)
  const open = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: /Hand back papers/ }).click()
    await page.getByRole('heading', { name: 'Hand back papers' }).waitFor()
  }
  const make = page.getByRole('button', { name: 'Make slips' })

  await open()
  await page.getByText(/Mark the sheet as reviewed first/).waitFor()
  expect(await make.isDisabled()).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).waitFor()

  await open()
  await page.getByText('One slip', { exact: true }).click()
  expect((await analyzePage(page)).violations).toEqual([])
  // Two clicks at once are one pack.
  await make.dblclick()
  const download = page.getByRole('button', { name: /^Download PDF/ })
  await download.waitFor()
  expect(await download.count()).toBe(1)
  await page.getByText(/· 3 students/).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toBe('6B Mathematics – Fractions and decimals – feedback slips.pdf')
  if (hasPdfText) {
    const { stdout } = await run(pdfText, ['-layout', await file.path(), '-'])
    const pages = stdout.split('\f').filter((text) => text.trim() !== '')
    expect(pages.map((text) => names.filter((name) => text.includes(name.split(', ')[0] ?? '')))).toEqual(
      names.map((name) => [name]),
    )
  }

  // The same window is open again from the address, in another tab, with one student chosen there.
  const other = await context.newPage()
  await other.goto(`${stack.url}/marksheet/${made.examId}?hand-back`)
  await other.getByRole('button', { name: /^Download PDF/ }).waitFor()
  await other.getByLabel('For', { exact: true }).selectOption({ label: 'Cherif Amal' })
  await other.getByRole('button', { name: 'Make slips' }).click()
  await other.getByText(/· 1 student$/).waitFor()
  await page.getByText(/· 1 student$/).waitFor()
  expect(errors).toEqual([])
})
