import type { Stack } from '@classeur/local'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, loggedOf, makeClass, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const names = ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal']

it('error types, comments and corrected marks from offline arrive once each', async () => {
  const { page, context } = await newTeacher(browser, stack.url, 'errors-offline@school.example')
  const api = await apiOf(page, stack.url)
  const made = await makeClass(api, names, [4, 4])
  const zeros = names.flatMap((_, student) => [0, 1].map((question) => [student, question, 0] as const))
  await writeCells(api, made, zeros)
  await page.goto(`/marksheet/${made.examId}/table_errors`)
  const cell = (student: string, question: string) =>
    page.getByRole('gridcell', { name: new RegExp(`${student}.*${question}`) })
  await cell('Abidi', 'Q1').click()

  await context.setOffline(true)
  for (const [student, key] of [
    ['Abidi', '1'],
    ['Bernard', '2'],
    ['Cherif', '3'],
  ] as const) {
    await cell(student, 'Q1').focus()
    await page.keyboard.press(key)
  }
  await cell('Bernard', 'Q2').focus()
  await page.keyboard.press('c')
  await page.keyboard.type('Draw both fractions first.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await cell('Cherif', 'Q2').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await page
    .locator('[data-kind="offline"]')
    .getByText(/^5 cells kept on this device$/)
    .first()
    .waitFor()
  await context.setOffline(false)
  await page.locator('[data-kind="saved"]').waitFor()

  const typed = async () =>
    (await loggedOf(api, made))
      .slice(zeros.length)
      .map(({ student, question, ...change }) => [
        student,
        question,
        change.toNote?.errorTypes.join() ?? '',
        change.toNote?.comment ?? '',
        change.to,
        change.version,
      ])
      // What was sent together has one time in the log.
      .sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]))
  await expect.poll(typed).toEqual([
    [0, 0, 'calculation', '', 0, 2],
    [1, 0, 'method', '', 0, 2],
    [1, 1, '', 'Draw both fractions first.', 0, 2],
    [2, 0, 'reading', '', 0, 2],
    [2, 1, '', '', 250, 2],
  ])
  await page.reload()
  await page.getByRole('gridcell', { name: /Abidi.*Q1.*Calculation/ }).waitFor()
  await page.getByRole('gridcell', { name: /Cherif.*Q2.*: 2\.5/ }).waitFor()
  await context.close()
})
