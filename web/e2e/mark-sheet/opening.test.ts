import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, cellWith, makeClass, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

async function sheetOf(email: string) {
  const opened = await newTeacher(browser, stack.url, email)
  const api = await apiOf(opened.page, stack.url)
  const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé'], [4, 10])
  await writeCells(api, made, [[0, 0, 350]])
  return { ...opened, address: `/marksheet/${made.examId}` }
}

/** Lets requests for these files wait until the returned function is called. */
async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const firstCell = (page: Page) => cellWith(page, 'Abidi Yasmine', 'Q1', '3.5')

it('an opening sheet requests its data before its code has arrived', async () => {
  const { page, address } = await sheetOf('opening-data@example.test')
  const release = await holdFiles(page, '**/assets/marks-screen-*.js')
  const asked = page.waitForRequest('**/api/exams/*/sheet')
  await page.goto(address, { waitUntil: 'commit' })
  await asked
  release()
  await firstCell(page).waitFor()
})

it('an opening sheet shows the first cells before the code of panels and dialogs has arrived, and asks for the sheet once', async () => {
  const { page, address, errors } = await sheetOf('opening-parts@example.test')
  const release = await holdFiles(page, '**/assets/later-parts-*.js')
  const sheets: string[] = []
  page.on('request', (request) => {
    if (/\/api\/exams\/[^/]+\/sheet$/.test(request.url())) sheets.push(request.url())
  })
  await page.goto(address, { waitUntil: 'commit' })
  await firstCell(page).waitFor()
  expect(await page.locator('aside').count()).toBe(0)
  release()
  await page.locator('aside').waitFor()
  expect(sheets).toHaveLength(1)
  expect(errors).toEqual([])
})

it('a dialog opens for the first time without a connection', async () => {
  const { page, context, address } = await sheetOf('opening-offline@example.test')
  await page.goto(address)
  await page.locator('aside').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pile mode' }).click()
  await page.getByRole('dialog').waitFor()
  await context.setOffline(false)
})
