import { RosterChange } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { openWindow } from '../kit/browser.ts'
import { apiOf, makeClass, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

/** Creates a new teacher for each test, and an API client signed in as this teacher. */
async function enter(email: string) {
  const teacher = await newTeacher(browser, stack.url, email)
  return { ...teacher, api: await apiOf(teacher.page, stack.url) }
}
const rowNames = (page: Page) =>
  page
    .getByRole('grid', { name: 'Students' })
    .locator('[data-student]')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('button')[0]?.textContent ?? ''))
const addressOf = (id: string) => new RegExp(`[?]student=${id}$`)

describe('pasted names', () => {
  it('are never dropped silently: every line becomes a student or is listed with a reason, and a row can be swapped', async () => {
    const { page, context, api, errors } = await enter('roster-paste@school.example')
    const { classId } = await makeClass(api, ['Abidi, Yasmine'], [4])
    await page.goto(`/classe/${classId}/students`)
    await page.getByRole('button', { name: 'Paste names' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('One name per line')
      .fill('12. NASRI Walid\n=1+1\n\n12345\n-2 Bob\nABIDI Yasmine\nPETIT Adam\n')
    await dialog.getByText('7 lines: 3 students, 3 not added, 1 blank').waitFor()
    const listed = dialog.getByRole('list', { name: '3 lines not added' }).getByRole('listitem')
    expect(await listed.allTextContents()).toEqual([
      'line 2=1+1a formula, not a name',
      'line 412345no letters',
      'line 6ABIDI Yasminealready in the class',
    ])
    await dialog.getByText('removed: -2').waitFor()
    await dialog.getByRole('button', { name: 'Swap first and last name of PETIT Adam' }).click()
    await dialog.getByRole('button', { name: 'Add 3 students' }).click()
    await page.getByText('3 students added.').waitFor()
    const { students } = RosterChange.shape.roster.parse(await api('GET', `/classes/${classId}/students`))
    expect(students.map(({ lastName, firstName }) => `${lastName}|${firstName}`)).toEqual([
      'Abidi|Yasmine',
      'NASRI|Walid',
      '|Bob',
      'Adam|PETIT',
    ])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('the list and the card', () => {
  itInDeep(
    'show means with their unit; the list sorts by mean, and the cards follow that order',
    async () => {
      const { page, context, api, errors } = await enter('cards@school.example')
      const marked = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé', 'Dupont, Lucas'], [10, 10])
      const { classId, studentIds } = marked
      const [abidi = '', bernard = '', dupont = ''] = studentIds
      await writeCells(api, marked, [
        [0, 0, 600],
        [0, 1, 650],
        [1, 0, 900],
        [1, 1, 800],
        [2, 0, 500],
      ])
      await page.goto(`/classe/${classId}/students`)
      await page.getByText(/^12\.50\s\/\s20$/).waitFor()
      await page.getByText(/^17\.00\s\/\s20$/).waitFor()
      await page.getByRole('button', { name: 'Sort by mean' }).click()
      expect(await rowNames(page)).toEqual(['Bernard', 'Abidi', 'Dupont'])

      await page.getByRole('button', { name: 'Bernard', exact: true }).click()
      await page.waitForURL(addressOf(bernard))
      const card = page.getByRole('article')
      await card.getByText('1 of 3').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.waitForURL(addressOf(abidi))
      await card.getByLabel('Note').fill('jk')
      await card.getByLabel('Note').press('ArrowRight')
      expect(page.url()).toMatch(addressOf(abidi))
      await card.getByRole('button', { name: 'Next student: Dupont Lucas' }).click()
      await page.waitForURL(addressOf(dupont))
      await card.getByText('3 of 3').waitFor()
      await page.goBack()
      await page.waitForURL(/students$/)
      await page.locator(`[data-student="${dupont}"]:focus`).waitFor()
      expect(await rowNames(page)).toEqual(['Bernard', 'Abidi', 'Dupont'])
      expect(errors).toEqual([])
      await context.close()
    },
  )

  itInDeep('show join requests, and an accepted request becomes a row', async () => {
    const { page, context, api, errors } = await enter('asked@school.example')
    const { classId } = await makeClass(api, ['Abidi, Yasmine'], [4])
    const link = (await api('POST', `/classes/${classId}/join-links`, { audience: 'students' })) as {
      token: string
    }
    const visitor = await openWindow(browser, stack.url)
    await visitor.page.goto(`/joinclass/${link.token}`)
    await visitor.page.getByLabel('First name').fill('Lina')
    await visitor.page.getByLabel('Last name').fill('Haddad')
    await visitor.page.getByRole('button', { name: /Ask|Join|Send/ }).click()
    await page.goto(`/classe/${classId}/students`)
    await page.getByText('Lina Haddad').first().waitFor()
    await page.getByRole('button', { name: /^(Add|Accept).*Haddad/ }).click()
    await page.getByRole('row', { name: /Haddad/ }).waitFor()
    await visitor.context.close()
    expect(errors).toEqual([])
    await context.close()
  })

  it('find a name in Latin and Arabic letters, in the list and in the search on every page', async () => {
    const { page, context, api, errors } = await enter('scripts@school.example')
    const { classId, studentIds } = await makeClass(
      api,
      ['التونسي, أحمد', 'Alaoui, Khadija', 'Petit, Adam'],
      [4],
    )
    await page.goto(`/classe/${classId}/students`)
    await page.getByRole('searchbox', { name: 'Find a student' }).fill('ahmed')
    await page.getByText('1 student found').waitFor({ state: 'attached' })
    expect(await rowNames(page)).toEqual(['التونسي'])
    await page.getByRole('searchbox', { name: 'Find a student' }).fill('خديجة')
    await page.getByRole('button', { name: 'Alaoui', exact: true }).waitFor()
    expect(await rowNames(page)).toEqual(['Alaoui'])
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('ahmad')
    await page.getByRole('option', { name: /أحمد التونسي/ }).click()
    await page.waitForURL(addressOf(studentIds[0] ?? ''))
    await page.getByRole('heading', { name: 'التونسي أحمد' }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
