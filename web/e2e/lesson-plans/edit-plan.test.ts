import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { firstText, newWrittenPlan, openPlan, readPlan, rewriteFirst } from '../kit/lesson-plans.ts'
import { apiOf, letIn, makeClass, type Api } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let people = 0
const opened: { page: Page; errors: string[] }[] = []
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterEach(async () => {
  for (const { page, errors } of opened.splice(0)) {
    expect(errors).toEqual([])
    await page.context().close()
  }
})
afterAll(() => closeWindows(browser))

async function teacher(): Promise<{ page: Page; api: Api }> {
  people += 1
  const { page, errors } = await newTeacher(browser, stack.url, `edits-${people}@school.example`)
  opened.push({ page, errors })
  return { page, api: await apiOf(page, stack.url) }
}
const valueOf = async (api: Api, id: string, key: string) =>
  JSON.stringify((await readPlan(api, id)).sections.find((section) => section.key === key)?.value)

describe('a lesson plan that is edited', () => {
  itInDeep('in two tabs shows each tab’s edits in the other, and asks only about the same text', async () => {
    const { page, api } = await teacher()
    const id = await newWrittenPlan(api)
    const other = await page.context().newPage()
    await openPlan(page, id)
    await openPlan(other, id)
    await rewriteFirst(page, 'overview', 'From the first tab.')
    await firstText(other, 'overview').getByText('From the first tab.').waitFor()

    await firstText(other, 'overview').click()
    const editor = other.locator('#section-overview [role=textbox]')
    await editor.fill('From the second tab.')
    await rewriteFirst(page, 'overview', 'Meanwhile in the first.')
    await expect.poll(() => valueOf(api, id, 'overview')).toContain('Meanwhile in the first.')
    // Both tabs share the unsaved texts of the device. Until the first tab knows that its text is saved, the newer text
    // of the same person replaces it without a question.
    await page.locator('[role=status][data-state=saving]').waitFor({ state: 'detached' })
    expect(await editor.innerText()).toBe('From the second tab.')
    await editor.press('Enter')
    const conflict = other.getByRole('alert').filter({ hasText: 'Someone has changed this text' })
    await conflict.getByText('Meanwhile in the first.').waitFor()
    await conflict.getByText('From the second tab.').waitFor()
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await firstText(page, 'overview').getByText('From the second tab.').waitFor()
    expect(await valueOf(api, id, 'overview')).toContain('From the second tab.')
  })

  itInDeep(
    'by a colleague of its class changes on the owner’s screen, but not under the cursor',
    async () => {
      const owner = await teacher()
      const colleague = await teacher()
      const marked = await makeClass(owner.api, ['Ada Lovelace'], [4])
      await letIn(owner.api, colleague.api, marked, 'editor')
      const id = await newWrittenPlan(owner.api)
      await owner.api('PATCH', `/lesson-plans/${id}`, { classId: marked.classId })
      await openPlan(owner.page, id)
      await openPlan(colleague.page, id)
      await firstText(owner.page, 'materials').click()
      const editor = owner.page.locator('#section-materials [role=textbox]')
      await editor.fill('Typed by the owner')
      await rewriteFirst(colleague.page, 'overview', 'Written by the colleague.')
      await firstText(owner.page, 'overview').getByText('Written by the colleague.').waitFor()
      expect(await editor.innerText()).toBe('Typed by the owner')
      await editor.press('Enter')
      await firstText(colleague.page, 'materials').getByText('Typed by the owner').waitFor()
    },
  )

  itInDeep('goes back to an earlier version, undoes that, and compares the two', async () => {
    const { page, api } = await teacher()
    const id = await newWrittenPlan(api)
    const before = await valueOf(api, id, 'overview')
    await openPlan(page, id)
    await rewriteFirst(page, 'overview', 'A later version.')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare versions' })
    await dialog.locator('ins', { hasText: 'A later version.' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Restore v1' }).click()
    await expect.poll(() => valueOf(api, id, 'overview')).toBe(before)
    await page.getByText('v1 restored.').waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(() => valueOf(api, id, 'overview')).toContain('A later version.')
    await page.locator('#section-overview').getByText('A later version.').waitFor()
  })

  itInDeep('is saved as DOCX, PDF and Markdown files', async () => {
    const { page, api } = await teacher()
    const id = await newWrittenPlan(api)
    await openPlan(page, id)
    for (const [name, ending] of [
      ['DOCX', '.docx'],
      ['PDF', '.pdf'],
      ['Markdown', '.md'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      expect((await download).suggestedFilename().endsWith(ending)).toBe(true)
    }
  })

  itInDeep('gets a prepared version of its homework, which is accepted and taken back', async () => {
    const { page, api } = await teacher()
    const id = await newWrittenPlan(api)
    const before = await valueOf(api, id, 'homework')
    await openPlan(page, id)
    const homework = page.locator('#section-homework')
    await homework.getByRole('button', { name: 'Write again' }).click()
    await homework.getByRole('button', { name: 'Easier' }).click()
    await homework.getByRole('button', { name: 'Write again · 1 credit' }).click()
    await homework.getByText('proposed, not saved yet').waitFor()
    await homework.locator('ins').first().waitFor()
    await homework.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => valueOf(api, id, 'homework')).not.toBe(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await homework.getByText('proposed, not saved yet').waitFor()
    await homework.getByRole('button', { name: 'Keep the old text' }).click()
    await homework.getByText('proposed, not saved yet').waitFor({ state: 'detached' })
    expect(await valueOf(api, id, 'homework')).toBe(before)
  })
})
