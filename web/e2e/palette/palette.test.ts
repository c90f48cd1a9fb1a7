import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go' })
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('option').first().waitFor()
  // Its colours have their contrast once it has appeared.
  await palette(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  )
}
const untilClosed = (page: Page) => palette(page).waitFor({ state: 'detached' })

it('the palette returns the focus to where it was opened, however it is closed', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'palette@school.example')
  await page.goto('/')
  const opener = page.getByRole('link', { name: 'Lesson plans' }).first()
  await opener.focus()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(700, 900),
  ]) {
    await openPalette(page)
    expect((await analyzePage(page)).violations).toEqual([])
    await close()
    await untilClosed(page)
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
  }
  expect(errors).toEqual([])
  await context.close()
})

itInDeep('typing goes on in the text field where the palette was opened', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'palette-text@school.example')
  await page.goto('/generate/image/mymedia')
  await page.getByText('Your pictures will appear here').waitFor()
  const prompt = page.getByLabel('What should the picture show?')
  await prompt.focus()
  await page.keyboard.type('a cat')
  await openPalette(page)
  await page.keyboard.press('Escape')
  await untilClosed(page)
  await page.keyboard.type(' in a hat')
  expect(await prompt.inputValue()).toBe('a cat in a hat')
  await openPalette(page)
  await page.mouse.click(700, 900)
  await untilClosed(page)
  await page.keyboard.type(' on a mat')
  expect(await prompt.inputValue()).toBe('a cat in a hat on a mat')
  expect(errors).toEqual([])
  await context.close()
})

it('typing goes on at the caret of a text, an email and a number field after a press beside the palette', async () => {
  const { page, context, errors } = await newTeacher(browser, stack.url, 'palette-fields@school.example')
  await page.goto('/settings/school')
  const fields = [
    { type: 'text', label: 'Address', text: '4 Rue Haute' },
    { type: 'number', label: 'Pass mark, %', text: '425' },
    { type: 'email', label: 'Invite a colleague', text: 'karim@school.example' },
  ]
  for (const { type, label, text } of fields) {
    const field = page.getByLabel(label)
    await field.fill('')
    await field.pressSequentially(text.slice(0, 1) + text.slice(-1))
    await page.keyboard.press('ArrowLeft')
    expect(await field.evaluate((input) => (input as HTMLInputElement).type)).toBe(type)
    await openPalette(page)
    await page.mouse.click(700, 900)
    await untilClosed(page)
    await page.keyboard.type(text.slice(1, -1))
    expect(await field.inputValue()).toBe(text)
  }
  expect(errors).toEqual([])
  await context.close()
})

itInDeep(
  'the palette opens a page with the keyboard alone at 390 px, from right to left, and fits the window',
  async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'palette-rtl@school.example', {
      viewport: { width: 390, height: 844 },
    })
    await page.goto('/')
    await page.getByRole('heading').first().waitFor()
    await openPalette(page)
    await page.keyboard.type('العربية')
    await page.getByRole('option', { name: 'العربية' }).and(page.locator('[aria-selected=true]')).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.documentElement.dir === 'rtl')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.fill('backup')
    expect(await page.getByRole('dialog').getByRole('option').count()).toBe(0)
    await field.fill('النسخ')
    const { x, width } = (await page.getByRole('dialog').boundingBox())!
    expect([x >= 0, x + width <= 390]).toEqual([true, true])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/backup')
    expect(errors).toEqual([])
    await context.close()
  },
)
