import type { Stack } from '@classeur/local'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDeep, itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { phone, problemsOf } from '../kit/errors-page.ts'
import { apiOf } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

/** A new teacher with the sample class, whose two exams test the same skills. */
async function openSample(email: string, options: BrowserContextOptions = {}) {
  const opened = await newTeacher(browser, stack.url, email, options)
  const api = await apiOf(opened.page, stack.url)
  const { classes } = (await api('GET', '/classes')) as { classes: { id: string }[] }
  const classId = classes[0]?.id ?? ''
  const { students } = (await api('GET', `/classes/${classId}/students`)) as {
    students: { id: string; lastName: string }[]
  }
  const { exams } = (await api('GET', `/classes/${classId}/exams`)) as { exams: { markId: string }[] }
  const idOf = (name: string) => students.find(({ lastName }) => lastName === name)?.id ?? ''
  return { ...opened, api, classId, idOf, sheet: `/marksheet/${exams[0]?.markId ?? ''}` }
}

it('beside the gradebook a class sees which errors recur, and a cell leads to the skill in that exam', async () => {
  const { page, context, classId, errors } = await openSample('across@school.example')
  await page.goto(`/classe/${classId}/gradebook`)
  await page.getByText('Errors', { exact: true }).click()
  await page.getByText('Errors recur in 1 skill, are new in 1 skill and are gone in 1 skill.').waitFor()
  await page.getByRole('rowheader', { name: 'Read and write fractions only 1 question' }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^\S*28%\S* of the points lost: .*Add fractions/ }).click()
  await page.getByRole('radio', { name: /Who missed .*Add fractions/ }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: 'Skills' }).isChecked()).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

type Mode = [name: string, options: BrowserContextOptions]
it.each<Mode>([['on a phone', phone], ...inDeep<Mode>(['in dark', { colorScheme: 'dark' }])])(
  'the errors over the term %s are no wider than the window and axe reports nothing',
  async (mode, options) => {
    const email = `across-${mode.replaceAll(' ', '-')}@school.example`
    const { page, context, classId } = await openSample(email, options)
    await page.goto(`/classe/${classId}/gradebook?view=errors`)
    await page.getByRole('rowheader', { name: /^Add fractions/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await problemsOf(page)).toEqual([])
    await context.close()
  },
)

it('the card of a student shows their errors, and a number opens the errors table at their row', async () => {
  const { page, context, classId, idOf } = await openSample('across-card@school.example')
  await page.goto(`/classe/${classId}/students?student=${idOf('Garcia')}`)
  const skills = page.getByRole('list', { name: 'By skill' })
  await skills.getByRole('listitem').filter({ hasText: 'Add fractions Recurs' }).waitFor()
  await skills.getByRole('link', { name: /Add fractions.*Fractions: compare, add, solve/ }).click()
  const active = page.getByRole('gridcell', { name: /Garcia Leo.*Add fractions/ })
  await expect.poll(() => active.getAttribute('tabindex')).toBe('0')
  await context.close()
})

itInDeep(
  'the statistics wait for four exams before they draw a line, and show no rank that the school hides',
  async () => {
    const { page, context, api, sheet } = await openSample('across-statistics@school.example')
    await page.goto(`${sheet}/statistics`)
    await page.getByText(/is shown from 4 exams; 2 have a class mean so far/).waitFor()
    const ranks = page.getByRole('region', { name: /^Ranks/ })
    await ranks.getByRole('table').waitFor()
    await api('PATCH', '/school', { showRanks: false })
    await page.reload()
    await ranks.getByText('Hidden by the school’s setting.').waitFor()
    expect(await ranks.getByRole('table').count()).toBe(0)
    await page.goto(sheet)
    await page.getByRole('grid').waitFor()
    expect(await page.getByRole('columnheader', { name: 'Rank' }).count()).toBe(0)
    expect(await problemsOf(page)).toEqual([])
    await context.close()
  },
)
