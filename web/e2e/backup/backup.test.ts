import type { Stack } from '@classeur/local'
import { MarkHistory, RestoreList } from '@classeur/contracts'
import { readFile, stat } from 'node:fs/promises'
import type { Browser, Download, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { apiOf, makeClass, storedOf, writeCells, type Api, type MarkedClass } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterEach(() => closeWindows(browser))

let page: Page
let api: Api
let marked: MarkedClass
let teachers = 0
beforeEach(async () => {
  teachers += 1
  ;({ page } = await newTeacher(browser, stack.url, `backup-${teachers}@school.example`))
  api = await apiOf(page, stack.url)
  marked = await makeClass(api, ['Abidi, Yasmine', 'Zahra, Amal'], [4, 6])
  await writeCells(api, marked, [
    [0, 0, 350],
    [0, 1, 500],
  ])
})

const kept = () => page.getByRole('region', { name: 'Kept backups' })
const sheet = () => page.getByRole('dialog', { name: /^Restore from/ })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

async function backUp(kind: RegExp = /^Quick/): Promise<void> {
  await page.goto('/backup')
  await press('Back up now')
  await page.getByRole('menuitem', { name: kind }).click()
  await kept().getByText('verified').first().waitFor()
}

async function openRestore(): Promise<void> {
  await kept()
    .getByRole('button', { name: /^More for By hand/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Restore…' }).click()
  await sheet()
    .getByText(/files? (is|are) whole\.$/)
    .waitFor()
}

/** No barriers for keyboards and screen readers, in the state that is open now. */
const expectAccessible = async () => expect((await analyzePage(page)).violations).toEqual([])

async function download(): Promise<string> {
  const started = page.waitForEvent('download')
  await kept()
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  const file: Download = await started
  return file.path()
}

/** Writes one mark again, over its current version. */
async function writeAgain(student: number, question: number, code: number): Promise<void> {
  const studentId = marked.studentIds[student] ?? ''
  const leafId = marked.leaves[question]?.id ?? ''
  const sheetNow = MarkHistory.parse(await api('GET', `/exams/${marked.examId}/marks/history?limit=200`))
  const version = sheetNow.changes.filter(
    (change) => change.studentId === studentId && change.leafId === leafId,
  ).length
  await writeCells(api, marked, [[student, question, code]], version)
}

it('a backup is made, verified, and downloaded as a ZIP file', async () => {
  await backUp()
  await expectAccessible()
  const path = await download()
  expect((await readFile(path)).subarray(0, 2).toString('latin1')).toBe('PK')
  expect((await stat(path)).size).toBeGreaterThan(1000)
})

itInDeep(
  'a deleted class comes back as a copy, and the undo removes the copy',
  async () => {
    await backUp()
    await api('DELETE', `/classes/${marked.classId}`)
    await openRestore()
    await sheet()
      .getByRole('button', { name: /^Restore \d+ as a copy$/ })
      .click()
    await sheet().getByText('Restored.').waitFor()
    const address = page.url()
    await sheet()
      .getByRole('link', { name: /6B Mathematics/ })
      .click()
    await page.getByText('2 students · 1 exam · 2 marks to enter').waitFor()
    await page.goto(address)
    await sheet().getByRole('button', { name: 'Undo' }).click()
    await sheet()
      .getByText(/^The restore was undone/)
      .waitFor()
  },
  180_000,
)

itInDeep(
  'a merge asks about the mark that was written here since, keeps the decision over a reload, and writes it',
  async () => {
    await backUp()
    await writeAgain(0, 0, 100)
    await openRestore()
    await sheet()
      .getByText(/Abidi Yasmine.*Q1/)
      .first()
      .waitFor()
    await sheet()
      .getByRole('radio', { name: /^Merge/ })
      .check()
    const merge = () => sheet().getByRole('button', { name: /^Merge \d+ class/ })
    expect(await merge().isDisabled()).toBe(true)
    await sheet().getByRole('button', { name: 'Compare' }).click()
    await expectAccessible()
    await sheet()
      .getByRole('radio', { name: /^In the backup 3\.5/ })
      .check()
    await page.reload()
    await merge().waitFor()
    await merge().click()
    await sheet().getByText('Restored.').waitFor()
    expect(await storedOf(api, marked)).toEqual([
      [350, 500],
      [null, null],
    ])
    await page.goto('/backup?tab=activity')
    await press('Undo')
    await page.getByText(/^Restore from .* was undone$/).waitFor()
    expect((await storedOf(api, marked))[0]?.[0]).toBe(100)
  },
)

itInDeep(
  'a downloaded file can be sent back, and a changed one is refused without changing anything',
  async () => {
    await backUp()
    const path = await download()
    const archive = await readFile(path)
    const send = (name: string, buffer: Buffer) =>
      page
        .getByLabel('From a file', { exact: true })
        .and(page.locator('input'))
        .setInputFiles({ name, mimeType: 'application/zip', buffer })
    await send('mine.zip', archive)
    await sheet()
      .getByText(/files? (is|are) whole\.$/)
      .waitFor()
    await sheet().getByRole('button', { name: 'Cancel' }).click()
    await sheet().waitFor({ state: 'detached' })
    const broken = Buffer.from(archive)
    const middle = Math.floor(broken.length / 2)
    broken[middle] = (broken[middle] ?? 0) ^ 0xff
    await send('broken.zip', broken)
    await sheet().getByText('Nothing was changed.').first().waitFor()
    const { restores } = RestoreList.parse(await api('GET', '/restores'))
    expect(restores.some(({ state }) => state === 'done')).toBe(false)
  },
  180_000,
)
