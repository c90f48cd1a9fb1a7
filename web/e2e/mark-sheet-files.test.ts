import type { Stack } from '@classeur/local'
import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher } from './kit/accounts.ts'
import { launchBrowser } from './kit/browser.ts'
import { apiOf, makeClass, openTable, storedOf, writeCells } from './kit/marked-class.ts'
import { startTestStack } from './kit/running-stack.ts'

const run = promisify(execFile)
const pdfText = '/usr/bin/pdftotext'
const hasPdfText = await access(pdfText).then(
  () => true,
  () => false,
)

let stack: Stack
let browser: Browser
beforeAll(async () => {
  stack = await startTestStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

/** More rows than are in sight, and one that looks like a formula. */
const students = Array.from({ length: 40 }, (_, index) =>
  index === 0 ? '=SUM(A1), Ada' : `Student${String(index)}, Tom`,
)

/** Downloads what this entry of the menu gives. */
async function exported(page: Page, entry: RegExp): Promise<{ name: string; path: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: entry }).click(),
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

it('a sheet goes out as a file, is changed in it, and comes back as one step of undo', async () => {
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
    await page.getByText('Already so: 3').waitFor()
    expect(await page.getByRole('button', { name: 'Write marks (0)' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }

  const { path } = await exported(page, /CSV with commas/)
  const text = (await readFile(path, 'utf8')).replace("'=SUM(A1),Ada,,3.5,A", "'=SUM(A1),Ada,,4,A")
  await bringIn(page, 'changed.csv', Buffer.from(text.replace('Student5,Tom,,,', 'Student5,Tom,,1.5,E')))
  await page.getByText('New: 2').waitFor()
  await page.getByText('all of these cells (3)').click()
  await page.getByRole('button', { name: 'Write marks (3)' }).click()
  const after = before.map((row) => [...row])
  after[0] = [400, 'absent']
  after[5] = [150, 'exempt']
  await expect.poll(() => storedOf(api, made), { timeout: 10_000 }).toEqual(after)

  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => storedOf(api, made), { timeout: 10_000 }).toEqual(before)
  expect(errors).toEqual([])
  await context.close()
})

it('paper shows every row, also those that are not in sight', async () => {
  const { page, context } = await newTeacher(browser, stack.url, 'paper@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, students, [4, 10])
  await writeCells(api, made, [[39, 1, 750]])
  await openTable(page, made.examId)
  const path = '.local/e2e/paper.pdf'
  await page.pdf({ path, preferCSSPageSize: true })
  if (hasPdfText) {
    const { stdout } = await run(pdfText, ['-layout', path, '-'])
    expect(stdout).toMatch(/40\s+Student39 Tom\s+7\.5\s+7\.5 \/ 10\s+15/)
    expect(stdout.match(/Student\d+ Tom/g)).toHaveLength(39)
    // The heads stand on every page, and nothing to press on any.
    expect(stdout.match(/Q1 \/ 4/g)?.length).toBeGreaterThan(1)
    expect(stdout).not.toContain('Export')
  }
  await context.close()
})
