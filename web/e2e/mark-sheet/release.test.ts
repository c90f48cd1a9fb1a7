import type { Stack } from '@classeur/local'
import { MarkHistory } from '@classeur/contracts'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, cellWith, letIn, makeClass, openTable, storedOf, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const names = ['Abidi, Yasmine', 'Bernard, Chloé']

/** Tries to write into the first cell in every way that the table has. */
async function tryToType(page: Page): Promise<void> {
  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+z')
}
const isReadOnly = (page: Page) => page.locator('[role=grid][aria-readonly=true]').waitFor()

it('a released sheet is read-only for everybody until its owner reopens it, and the history labels later changes', async () => {
  const owner = await newTeacher(browser, stack.url, 'releases@school.example')
  const api = await apiOf(owner.page, stack.url)
  const made = await makeClass(api, names, [4, 4])
  const full = [
    [400, 350],
    [200, 100],
  ]
  await writeCells(
    api,
    made,
    full.flatMap((row, student) => row.map((code, question) => [student, question, code] as const)),
  )
  const others = []
  for (const role of ['editor', 'marker', 'viewer'] as const) {
    const teacher = await newTeacher(browser, stack.url, `release-${role}@school.example`)
    const teacherApi = await apiOf(teacher.page, stack.url)
    await letIn(api, teacherApi, made, role)
    await openTable(teacher.page, made.examId)
    others.push({ ...teacher, role, api: teacherApi })
  }
  await openTable(owner.page, made.examId)
  const everybody = [{ ...owner, role: 'owner', api }, ...others]

  await owner.page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await owner.page.getByRole('button', { name: 'Release', exact: true }).click()
  for (const { page, role, api: own } of everybody) {
    await page.getByText(/Released: marks are read-only/).waitFor()
    await isReadOnly(page)
    await tryToType(page)
    for (const name of ['Pile mode', 'Import'])
      expect(await page.getByRole('button', { name }).count(), `${name} of ${role}`).toBe(0)
    expect(await page.getByRole('button', { name: 'Reopen' }).count(), role).toBe(role === 'owner' ? 1 : 0)
    await expect(writeCells(own, made, [[0, 0, 0]]), role).rejects.toThrow(/40[39]/)
  }
  expect(await storedOf(api, made)).toEqual(full)

  await owner.page.getByRole('button', { name: 'Reopen' }).click()
  const marker = others.find(({ role }) => role === 'marker')
  if (!marker) throw new Error('no marker')
  await marker.page.locator('[role=grid]:not([aria-readonly])').waitFor()
  await marker.page.locator('[role=grid] [tabindex="0"]').focus()
  await marker.page.keyboard.press('Control+Home')
  await marker.page.keyboard.type('3.5')
  await marker.page.keyboard.press('Enter')
  await cellWith(owner.page, 'Abidi Yasmine', 'Q1', '3.5').waitFor()
  const { changes } = MarkHistory.parse(await api('GET', `/exams/${made.examId}/marks/history`))
  expect(changes.map(({ from, to, afterRelease }) => ({ from, to, afterRelease }))).toEqual([
    { from: 400, to: 350, afterRelease: true },
    ...Array.from({ length: 4 }, () => expect.objectContaining({ from: null, afterRelease: false })),
  ])
  await owner.page.getByRole('button', { name: 'History' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'History of the sheet' })
  const steps = dialog.getByRole('listitem').filter({ has: owner.page.locator('time') })
  await expect.poll(() => steps.count()).toBe(2)
  expect(await steps.first().innerText()).toContain('After release')
  expect(await steps.first().innerText()).toMatch(/Q1[\s\S]*4[\s\S]*3\.5/)
  expect(await steps.last().innerText()).not.toContain('After release')
  expect(everybody.flatMap(({ errors }) => errors)).toEqual([])
  for (const { context } of everybody) await context.close()
})

itInDeep('every entry of the export menu downloads a file of its kind, even for a viewer', async () => {
  const owner = await newTeacher(browser, stack.url, 'export@school.example')
  const api = await apiOf(owner.page, stack.url)
  const made = await makeClass(api, names, [4, 4])
  await writeCells(api, made, [[0, 0, 350]])
  const viewer = await newTeacher(browser, stack.url, 'looks@school.example')
  await letIn(api, await apiOf(viewer.page, stack.url), made, 'viewer')
  for (const { page } of [owner, viewer]) {
    await openTable(page, made.examId)
    for (const [entry, ending, begins] of [
      ['Excel workbook', 'xlsx', 'PK'],
      ['CSV with commas', 'csv', '\uFEFF'],
      ['CSV with semicolons', 'csv', '\uFEFF'],
      ['PDF: class list', 'pdf', '%PDF-'],
      ['PDF: one page per student', 'pdf', '%PDF-'],
    ] as const) {
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: entry }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
      const bytes = await readFile(await download.path())
      expect(bytes.toString('utf8').startsWith(begins), entry).toBe(true)
      expect(bytes.length, entry).toBeGreaterThan(40)
    }
  }
  await Promise.all([owner.context.close(), viewer.context.close()])
})
