import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import { Exam } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import { newId } from '@classeur/local/testing'
import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, makeClass, openTable, storedOf, writeCells } from '../kit/marked-class.ts'
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

/** More rows than fit on the screen, and one that looks like a formula. */
const students = Array.from({ length: 40 }, (_, index) =>
  index === 0 ? '@SUM(A1), Ada' : `Student${String(index)}, Tom`,
)

/** Downloads the file of this menu entry. */
async function exported(page: Page, entry: RegExp): Promise<{ name: string; path: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return { name: download.suggestedFilename(), path: await download.path() }
}

async function bringIn(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click()
  await page
    .getByLabel(/Drop a file here/)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByText(name).waitFor()
}

it('a sheet can be exported, changed in the file, and imported as one undo step', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'files@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, students, [4, 10])
  await writeCells(api, made, [
    [0, 0, 350],
    [0, 1, 'absent'],
    [1, 0, 200],
  ])
  const before = await storedOf(api, made)
  await openTable(page, made.examId)

  for (const entry of [/Excel workbook/, /CSV with semicolons/]) {
    const { name, path } = await exported(page, entry)
    expect(name).toMatch(/^6B Mathematics – Fractions and decimals – marks\.(xlsx|csv)$/)
    await bringIn(page, name, await readFile(path))
    await page.getByText('Unchanged: 3').waitFor()
    expect(await page.getByRole('button', { name: 'Write marks (0)' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }

  const { path } = await exported(page, /CSV with commas/)
  const text = (await readFile(path, 'utf8')).replace("'@SUM(A1),Ada,,3.5,A", "'@SUM(A1),Ada,,4,A")
  await bringIn(page, 'changed.csv', Buffer.from(text.replace('Student5,Tom,,,', 'Student5,Tom,,1.5,E')))
  await page.getByText('New: 2').waitFor()
  await page.getByText('all these cells (3)').click()
  await page.getByRole('button', { name: 'Write marks (3)' }).click()
  const after = before.map((row) => [...row])
  after[0] = [400, 'absent']
  after[5] = [150, 'exempt']
  await expect.poll(() => storedOf(api, made)).toEqual(after)

  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedOf(api, made)).toEqual(before)
  expect(errors).toEqual([])
  await context.close()
})

it('paper shows every row, including those outside the window', async () => {
  const { page, context } = await newTeacher(browser, stack.url, 'paper@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, students, [4, 10])
  await writeCells(api, made, [
    [39, 0, 300],
    [39, 1, 750],
  ])
  await openTable(page, made.examId)
  const path = '.local/e2e/paper.pdf'
  await page.pdf({ path, preferCSSPageSize: true })
  if (hasPdfText) {
    const { stdout } = await run(pdfText, ['-layout', path, '-'])
    expect(stdout).toMatch(/40\s+Student39 Tom\s+3\s+7\.5\s+15\.00\s+10\.5/)
    expect(stdout.match(/Student\d+ Tom/g)).toHaveLength(39)
    // The headings are on every page, and no page has a button.
    expect(stdout.match(/Q1 \/ 4/g)?.length).toBeGreaterThan(1)
    expect(stdout).not.toContain('Export')
  }
  await context.close()
})

it('a result and a mean are the same, with units, on the sheet at every width, in lists and on the card', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'numbers@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal'], [10, 7.5, 2.5])
  await writeCells(api, made, [
    ...[800, 700, 'exempt' as const].map((code, leaf) => [0, leaf, code] as const),
    ...[500, 500, 100].map((code, leaf) => [1, leaf, code] as const),
    ...[0, 1, 2].map((leaf) => [2, leaf, 'absent'] as const),
  ])
  const textOf = async (locator: Locator) => ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ')
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openTable(page, made.examId)
    const result = page.getByRole('gridcell', { name: 'Result out of 20: 17.14' })
    const points = page.getByRole('gridcell', { name: 'Points out of 20: 15 of 17.5' })
    for (const seen of [
      ...[result, points, page.locator('#mean-of-results')],
      ...['Result out of 20', 'Points out of 20'].map((name) => page.getByRole('columnheader', { name })),
    ]) {
      const box = await seen.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width, `in sight at ${String(width)}`).toBe(true)
    }
    expect([await textOf(result), await textOf(points)]).toEqual(['17.14', '15 of 17.5'])
    // 6/7 and 11/20. The absent student is left out. The mean is 14.071 out of 20.
    expect(await textOf(page.locator('#mean-of-results'))).toBe('14.07 / 20')
    expect(await textOf(page.locator('#mean-of-points'))).toBe('14.07 of 20')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTable(page, made.examId)
  const panel = page.getByRole('region', { name: /provisional/ })
  expect(await textOf(panel)).toContain('14.07 / 20')
  expect(await textOf(panel)).toContain('mean of 2 complete papers; 1 absent')

  for (const list of ['exams', '']) {
    await page.goto(`/classe/${made.classId}/${list}`)
    const row = page.getByRole('listitem').filter({ hasText: '14.07' })
    await row.getByText('provisional').waitFor()
    expect(await textOf(row)).toContain('14.07 / 20')
  }

  // This student has no result in the second exam, so the chart must not draw its mean beside the first exam's point.
  const leaf = newLeaf(newId(), 'Q1', 1000)
  const structure = detailedStructure(newLeaf(newId(), 'Total', 1000), [leaf], newId)
  const { id: second } = Exam.parse(
    await api('POST', `/classes/${made.classId}/exams`, {
      ...{ title: 'Later', date: '2026-11-20', structure },
    }),
  )
  const later = { ...made, examId: second, leaves: [leaf] }
  await writeCells(api, later, [
    [0, 0, 'absent'],
    [1, 0, 900],
    [2, 0, 700],
  ])
  await page.goto(`/classe/${made.classId}/students?student=${String(made.studentIds[0])}`)
  const rows = page.getByRole('region', { name: 'Results in numbers' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await textOf(rows.nth(1))).toMatch(/^Later.*—.*provisional 16\.00 \/ 20$/)
  expect(await textOf(rows.nth(2))).toMatch(/^Fractions.*17\.14 \/ 2015 of 17\.586%provisional 14\.07 \/ 20$/)
  const positionsOf = (line: string) =>
    page
      .locator(`circle[data-line=${line}]`)
      .evaluateAll((dots) => dots.map((dot) => [dot.getAttribute('data-exam'), dot.getAttribute('cx')]))
  const [own, mean] = [await positionsOf('own'), await positionsOf('mean')]
  expect(own.map(([exam]) => exam)).toEqual([made.examId])
  expect(mean.map(([exam]) => exam)).toEqual([made.examId, second])
  expect(mean[0]?.[1]).toBe(own[0]?.[1])
  expect(mean[1]?.[1]).not.toBe(own[0]?.[1])
  expect(errors).toEqual([])
  await context.close()
})
