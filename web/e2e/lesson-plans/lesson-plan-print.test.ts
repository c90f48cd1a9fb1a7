import type { Stack } from '@classeur/local'
import { execFile } from 'node:child_process'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const run = promisify(execFile)
const pdfText = '/usr/bin/pdftotext'
const hasPdfText = await access(pdfText).then(
  () => true,
  () => false,
)

let stack: Stack
let browser: Browser
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classeur-print-'))
  ;({ stack, browser } = await sharedStack())
})
afterAll(async () => {
  await closeWindows(browser)
  if (folder) await rm(folder, { recursive: true, force: true })
})

interface PrintedPage {
  text: string
  /** Position of the lowest word, as a share of the page height. */
  lowest: number
}

/** Prints the page and reads the PDF back, page by page. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<PrintedPage[]> {
  const path = join(folder, `${format}.pdf`)
  await page.pdf({ path, format })
  const { stdout } = await run(pdfText, ['-bbox', path, '-'])
  return stdout
    .split('<page ')
    .slice(1)
    .map((part) => {
      const height = Number(/height="([\d.]+)"/.exec(part)?.[1])
      const words = [...part.matchAll(/yMax="([\d.]+)">(.*?)<\/word>/g)]
      return {
        text: words.map(([, , word]) => word).join(' '),
        lowest: Math.max(0, ...words.map(([, yMax]) => Number(yMax))) / height,
      }
    })
}

/** Texts around a lesson plan on screen that are useless on paper. */
const onScreenOnly = [
  ...['Backup', 'Settings', 'My classes', 'Find a class', 'credits', 'Print', 'Plan another lesson'],
  ...['Sections', 'Checklist', 'Share link', 'Versions', 'Thinking levels', 'Write again', 'Flag'],
  ...['sample generator', 'Empty frame', 'Nothing here is generated'],
]

async function expectGoodPaper(page: Page, heading: string, hasSheet: boolean): Promise<void> {
  const shown = await page.getByRole('main').innerText()
  // Otherwise the test would pass with nothing to leave out.
  expect(onScreenOnly.filter((words) => shown.includes(words))).toContain('Thinking levels')
  for (const format of ['A4', 'Letter'] as const) {
    const pages = await printed(page, format)
    const text = pages.map((each) => each.text).join(' ')
    expect(pages.length).toBeGreaterThan(1)
    expect(text).toContain(heading)
    expect(onScreenOnly.filter((words) => new RegExp(`\\b${words}\\b`, 'i').test(text))).toEqual([])
    // The student sheet has pages of its own, so the page before it and its last one may end early too.
    const sheet = pages.findIndex((each) => each.text.startsWith('Name Date'))
    const after = pages.findIndex((each) => each.text.startsWith('Differentiation'))
    const mayEndEarly = sheet < 0 ? [] : [sheet - 1, after - 1]
    expect(
      pages.slice(0, -1).filter(({ lowest }, index) => lowest < 2 / 3 && !mayEndEarly.includes(index)),
      `pages of ${format} with an empty last third`,
    ).toEqual([])
    expect(sheet >= 0).toBe(hasSheet)
    expect(pages.at(-1)?.text).not.toBe('')
  }
}

describe.skipIf(!hasPdfText)('a lesson plan on paper', () => {
  it('has no status and no navigation, and only its last page may end early', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'print-paper@school.example')
    await page.goto('/lesson-plan-generator')
    await page.getByLabel('Topic', { exact: true }).fill('Adding fractions with unlike denominators')
    await page.getByLabel('Subject', { exact: true }).fill('Mathematics')
    await page.getByLabel('Level or class').fill('Year 6')
    await page.getByLabel('Duration in minutes').fill('55')
    await page.getByRole('button', { name: /Propose objectives/ }).click()
    await page.getByRole('button', { name: /Write the lesson plan/ }).click()
    await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
    await page.getByRole('button', { name: 'Export' }).waitFor()
    await page.getByRole('heading', { name: 'Reflection' }).waitFor()
    await expectGoodPaper(page, 'Reflection', true)
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep('follows the same rules as an empty frame', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'print-frame@school.example')
    await page.goto('/lesson-plan-generator')
    await page.getByLabel('Topic', { exact: true }).fill('Enzyme kinetics')
    await page.getByLabel('Subject', { exact: true }).fill('Biology')
    await page.getByLabel('Level or class').fill('age 17')
    await page.getByRole('button', { name: 'Start from an empty frame · free' }).click()
    await page.getByRole('textbox', { name: 'Objective 1' }).fill('Explain how a substrate binds.')
    await page.getByLabel('What you see or hear when students reach it').fill('Draws enzyme and substrate.')
    await page.getByRole('button', { name: 'Create an empty frame · free' }).click()
    await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
    await page.getByRole('button', { name: 'Export' }).waitFor()
    await page.getByText('Explain how a substrate binds.').waitFor()
    await expectGoodPaper(page, 'Explain how a substrate binds.', false)
    expect(errors).toEqual([])
    await context.close()
  })
})
