import type { Stack } from '@classeur/local'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openErrors, phone, problemsOf } from '../kit/errors-page.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

it('a column of the map shows who missed it, and the strip gives a student an error type', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'errors-phone@school.example', phone)
  await page.getByRole('button', { name: /Q9.*missed by/ }).tap()
  await page.getByRole('heading', { name: /Who missed .*Q9/ }).waitFor()
  await page.getByRole('button', { name: /Reid Tom/ }).tap()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /Method/ })
    .tap()
  await page.getByRole('button', { name: /Reid Tom.*Method/ }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Correct the mark' }).tap()
  const field = page.getByRole('textbox', { name: /Reid Tom/ })
  await field.fill('3')
  await field.press('Enter')
  await page.getByRole('button', { name: /Q9.*missed by .*14/ }).waitFor()

  await page.getByRole('button', { name: /Q2.*missed by/ }).tap()
  const list = page.getByRole('region', { name: /Who missed .*Q2/ })
  await list.getByText('Nothing missed.').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(0)
  await context.close()
})
