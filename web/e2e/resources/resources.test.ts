import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { openErrors, phone, problemsOf } from '../kit/errors-page.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const made = (page: Page) => page.getByRole('region', { name: 'Made from this exam' })

it('from the errors table to verified sheets for two groups in two presses, without a model', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'resources@school.example')
  await page.getByRole('link', { name: 'Make 2 practice sheets · 4 credits' }).click()
  await page.waitForURL('**/generate_resource')
  expect(await page.getByRole('checkbox', { name: 'Group A' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Group C' }).isChecked()).toBe(false)
  await page.getByText('Maya was absent, in no group').waitFor()
  await page.getByText('Nothing leaves this server').waitFor()
  // Each sheet shows an item of each of its kinds, with its formulas.
  await page.locator('article math').first().waitFor()
  expect(await problemsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Make 2 sheets · 4 credits' }).click()
  await made(page).getByText('Practice sheet · 2 groups').waitFor()
  await made(page).getByText('16 of 16 verified').waitFor()
  await made(page).getByRole('link', { name: 'Open Group A' }).waitFor()
  await page.getByText('You’ll have 12 credits left.').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await context.close()
})

itInDeep('on a phone the preview opens from the bottom and makes the sheets', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'resources-phone@school.example', phone)
  await page.goto(page.url().replace('table_errors', 'generate_resource'))
  await page.getByRole('button', { name: 'Preview' }).click()
  const sheet = page.getByRole('dialog', { name: 'What will be made' })
  await sheet.getByRole('heading', { name: 'Group A' }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Make 2 sheets/ }).click()
  await sheet.waitFor({ state: 'hidden' })
  await made(page).getByText('Practice sheet · 2 groups').waitFor()
  await context.close()
})

itInDeep('with the keyboard alone, a sheet for the whole class is chosen and made', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'resources-keys@school.example')
  await page.goto(page.url().replace('table_errors', 'generate_resource'))
  await page.getByRole('radio', { name: 'One per group' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: 'Whole class' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Practice sheet' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: 'Note to parents' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: /^A wish/ }).focus()
  await page.keyboard.press('Enter')
  await made(page).getByText('Practice sheet · Whole class').waitFor()
  await context.close()
})
