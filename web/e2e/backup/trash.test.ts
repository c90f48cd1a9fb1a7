import { TrashPage, trashKinds } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { apiOf } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'
import { oneOfEach } from '../kit/trash.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

itInDeep(
  'a deleted class waits in the trash, can be restored whole, and is purged when the person confirms',
  async () => {
    const { page, errors } = await newTeacher(browser, stack.url, 'trash@school.example')
    await page.goto('/')
    const api = await apiOf(page, stack.url)
    const made = await oneOfEach(api)
    const trash = async () => TrashPage.parse(await api('GET', '/trash'))

    await page.goto('/backup?tab=trash')
    await page.getByText('The trash is empty').waitFor()
    for (const kind of trashKinds) {
      await made[kind].remove()
      // The page hears of it, or reads it again: pictures have no event.
      if (kind === 'picture') await page.reload()
      await page.getByRole('button', { name: `Restore ${made[kind].title}` }).waitFor()
    }
    expect((await analyzePage(page)).violations).toEqual([])
    await page.getByRole('link', { name: 'Trash 6' }).waitFor()

    await page.locator('label', { hasText: 'Exams' }).click()
    await page.getByText('Exam · 6B Mathematics, 2 papers').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Restore / }).count()).toBe(1)
    await page.locator('label', { hasText: 'All' }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Restore / }).count()).toBe(6)

    for (const kind of trashKinds) {
      const button = page.getByRole('button', { name: `Restore ${made[kind].title}` })
      await button.click()
      await button.waitFor({ state: 'detached' })
    }
    await page.getByText('The trash is empty').waitFor()
    expect((await trash()).entries).toEqual([])

    await made.exam.remove()
    const before = (await trash()).entries
    const restore = page.getByRole('button', { name: 'Restore Diagnostic test' })
    await restore.click()
    await page.getByText('“Diagnostic test” is restored.').last().waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await restore.waitFor()
    expect((await trash()).entries).toEqual(before)

    await page.getByRole('button', { name: 'Delete “Diagnostic test” for good' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete “Diagnostic test” for good?' })
    await dialog.waitFor()
    expect((await analyzePage(page)).violations).toEqual([])
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('The trash is empty').waitFor()
    await expect(api('POST', `/trash/exam/${made.exam.id}/restore`, {})).rejects.toThrow('404')
    expect(errors).toEqual([])
  },
)
