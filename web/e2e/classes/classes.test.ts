import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher, registerOnScreen } from '../kit/accounts.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const names = Array.from({ length: 30 }, (_, index) => {
  const letter = String.fromCharCode(65 + (index % 26))
  return `${letter}${'abcdefghij'[Math.floor(index / 26)]}man${'aeiou'[index % 5]}, ${letter}lix`
})
const questions = Array.from({ length: 10 }, (_, index) => `Q${index + 1} / 2`)

/** Counts the person's actions: each click and each filled field. */
function counting(page: Page) {
  let actions = 0
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    actions += 1
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  const fill = async (label: string, text: string) => {
    actions += 1
    await page.getByLabel(label, { exact: true }).first().fill(text)
  }
  return { press, fill, count: () => actions }
}

async function newClass(page: Page, name: string): Promise<string> {
  const { press, fill } = counting(page)
  await page.goto('/?new=class')
  await fill('Name', name)
  await press('Create class')
  await page.waitForURL(/\/classe\/[0-9a-f]{24}/)
  return page.url().match(/classe\/([0-9a-f]{24})/)?.[1] ?? ''
}

describe('a new teacher', () => {
  it('creates a class with 30 students and an exam of 10 questions in a dozen actions', async () => {
    const { page, context, errors } = await registerOnScreen(browser, stack.url, 'first@school.example')
    const { press, fill, count } = counting(page)
    const startedAt = Date.now()
    await press('Create your first class', 'link')
    await fill('Name', 'Year 6 B')
    await press('Create class')
    await page.waitForURL(/\/classe\/[0-9a-f]{24}/)
    await press('Students', 'link')
    await press('Paste names')
    await fill('One name per line', names.join('\n'))
    await press('Add 30 students')
    await page.getByText('30 students added.').waitFor()
    await press('Exams', 'link')
    await press('New exam', 'link')
    await fill('Title', 'Fractions')
    await fill('One question per line', questions.join('\n'))
    await page.getByText('All 10 lines read.').waitFor()
    await press('Create exam')
    await page.getByText('“Fractions” is ready for marking.').waitFor()
    const actions = count()
    console.log(
      `a class, 30 students, an exam of 10 questions: ${actions} actions, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    )
    expect(actions).toBeLessThanOrEqual(12)
    await page.goto('/')
    await page
      .getByRole('link', { name: /Year 6 B/ })
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a school’s file', () => {
  itInDeep('is previewed, imported, and the import is undone', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'import@school.example')
    const classId = await newClass(page, 'Imported')
    await page.goto(`/classe/${classId}/students`)
    await page.getByRole('button', { name: 'Import a file' }).first().click()
    const csv =
      '\ufeffNom;Prénom;Matricule\r\nDûpont;Chloé;A1\r\nBen Ali;Yasmine;A2\r\n;;\r\nDûpont;Chloé;A1\r\n'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('Dûpont').first().waitFor()
    await page.getByRole('button', { name: 'Import · 2 new' }).click()
    await page.getByRole('dialog').getByText('liste.csv').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /Ben Ali/ }).waitFor()
    await page.getByRole('button', { name: 'Import a file' }).first().click()
    await page.getByRole('button', { name: 'Undo the import of liste.csv' }).click()
    await page.getByText('undone', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No students in this class yet').waitFor()
    await context.close()
  })
})

describe('a colleague', () => {
  it('joins by a link and sees changes of students, exams and members without a reload', async () => {
    const owner = await newTeacher(browser, stack.url, 'owner@school.example')
    const classId = await newClass(owner.page, 'Shared')
    await owner.page.goto(`/classe/${classId}/teachers`)
    await owner.page.getByRole('button', { name: 'Create a link for teachers' }).click()
    const link = await owner.page
      .getByText(/\/joinclass\//)
      .first()
      .textContent()
    const colleague = await newTeacher(browser, stack.url, 'colleague@school.example')
    await colleague.page.goto(new URL(link ?? '').pathname)
    await colleague.page.getByRole('button', { name: /Join the class/ }).click()
    await colleague.page.waitForURL(new RegExp(`/classe/${classId}`))
    await colleague.page.goto(`/classe/${classId}/students`)
    await colleague.page.getByText('No students in this class yet').waitFor()

    await owner.page.goto(`/classe/${classId}/students`)
    await owner.page.getByRole('button', { name: 'Paste names' }).first().click()
    await owner.page.getByLabel('One name per line').fill('Zed, Zoe')
    await owner.page.getByRole('button', { name: 'Add 1 student' }).click()
    await colleague.page.getByRole('row', { name: /Zed/ }).waitFor()

    await owner.page.goto(`/classe/${classId}/teachers`)
    await owner.page
      .getByRole('button', { name: /Actions for/ })
      .first()
      .click()
    await owner.page.getByRole('menuitem', { name: 'Remove from the class' }).click()
    await colleague.page.getByText('We can’t find this class').waitFor()
    await Promise.all([owner.context.close(), colleague.context.close()])
  })
})

describe('the sample class', () => {
  itInDeep('exists after registration, and one click deletes it with an undo', async () => {
    const { page, context } = await registerOnScreen(browser, stack.url, 'sample@school.example')
    await page
      .getByRole('link', { name: /Sample class/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Delete the sample class' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByRole('link', { name: /Sample class/ })
      .first()
      .waitFor()
    await context.close()
  })
})
