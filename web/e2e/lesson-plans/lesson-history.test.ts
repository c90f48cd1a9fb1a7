import { LessonFrameCreated, LessonPlan, ShareLink } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { openWindow } from '../kit/browser.ts'
import { apiOf, makeClass, type Api } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let page: Page
let api: Api
let errors: string[]
let people = 0
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
beforeEach(async () => {
  people += 1
  const teacher = await newTeacher(browser, stack.url, `history-${String(people)}@school.example`)
  errors = teacher.errors
  page = await teacher.context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  api = await apiOf(page, stack.url)
})
afterEach(async () => {
  expect(errors).toEqual([])
  await page.context().close()
})
afterAll(() => closeWindows(browser))

/** A finished lesson plan: a frame, filled in. */
async function newPlan(topic: string, fields: object = {}): Promise<string> {
  const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
  const request = {
    ...{ subject: 'History', level: 'Year 9', topic, durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en' },
  }
  const frame = await api('POST', '/lesson-plans/frames', { requestKey: randomUUID(), request, objectives })
  const { lessonPlanId } = LessonFrameCreated.parse(frame)
  await api('PUT', `/lesson-plans/${lessonPlanId}/sections/overview`, {
    ...{ basedOn: null, value: { summary: `${topic} in one lesson.`, bigIdea: 'Every event has causes.' } },
  })
  if (Object.keys(fields).length > 0) await api('PATCH', `/lesson-plans/${lessonPlanId}`, fields)
  return lessonPlanId
}
const title = (text: string) => page.locator('bdi', { hasText: text })
const choose = async (plan: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${plan}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const openShelf = (name: string) => page.locator('label', { hasText: name }).click()

describe('the history of lesson plans', () => {
  itInDeep(
    'duplicates, archives and deletes a plan by keyboard and pointer, and takes each back',
    async () => {
      await newPlan('The storming of the Bastille')
      await page.goto('/lesson-plan-generator')
      await title('The storming of the Bastille').waitFor()

      await page.getByRole('button', { name: 'Actions for The storming of the Bastille' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByText('is in the archive').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await title('The storming of the Bastille').waitFor()

      await choose('The storming of the Bastille', 'Duplicate')
      await page.getByText('is copied to your lesson plans').waitFor()
      await expect.poll(() => title('The storming of the Bastille').count()).toBe(2)
      await page.getByRole('button', { name: 'Open the copy' }).click()
      await page.getByRole('heading', { level: 1, name: 'The storming of the Bastille' }).waitFor()
      await page.goBack()

      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect.poll(() => title('The storming of the Bastille').count()).toBe(1)
      await openShelf('Trash')
      await page.getByText('30 days left').waitFor()
      await page.getByRole('button', { name: /^Restore/ }).click()
      await page.getByText('The trash is empty').waitFor()
      await page.reload()
      await page.getByText('The trash is empty').waitFor()
      await openShelf('Current')
      await expect.poll(() => title('The storming of the Bastille').count()).toBe(2)
    },
  )

  itInDeep('finds a plan by its title in every shelf, on a phone too', async () => {
    await newPlan('Les volcans', { archived: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/lesson-plan-generator?shelf=archived')
    await page.getByRole('searchbox').last().fill('volcan')
    await title('Les volcans').waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect((await analyzePage(page)).violations).toEqual([])
    await page.setViewportSize({ width: 1440, height: 920 })
  })
})

describe('the lessons of a class', () => {
  itInDeep('are listed by date on its overview and open from there', async () => {
    const { classId } = await makeClass(api, ['Ada Lovelace'], [4])
    await page.goto(`/classe/${classId}`)
    await page.getByText('No lesson plan belongs to this class yet').waitFor()
    // The open page learns of each change.
    await newPlan('Second lesson', { classId, taughtOn: '2026-11-20' })
    await newPlan('First lesson', { classId, taughtOn: '2026-11-18' })
    await newPlan('Undated lesson', { classId })
    const rows = page.getByRole('link', { name: /lesson$/ }).filter({ hasText: /First|Second|Undated/ })
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Second lesson', 'First lesson', 'Undated lesson'])
    await rows.first().click()
    await page.getByRole('heading', { level: 1, name: 'Second lesson' }).waitFor()
  })
})

describe('a share link', () => {
  it('opens for anybody, shows the plan and nothing to edit, and is over once it is revoked', async () => {
    const id = await newPlan('The Treaty of Tordesillas')
    const { token } = ShareLink.parse(await api('PUT', `/lesson-plans/${id}/share`, {}))
    const stranger = await openWindow(browser, stack.url)
    const visitor = stranger.page
    await visitor.goto(`/shared/${token}`)
    await visitor.getByRole('heading', { level: 1, name: 'The Treaty of Tordesillas' }).waitFor()
    await visitor.getByText('Every event has causes.').waitFor()
    expect(await visitor.title()).toBe('The Treaty of Tordesillas · Classeur')
    expect(await visitor.getAttribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    expect(await visitor.locator('main').getByRole('button').allInnerTexts()).toEqual(['Print'])
    expect((await analyzePage(visitor)).violations).toEqual([])
    const robots = await (await visitor.request.get(`${stack.url}/robots.txt`)).text()
    expect(robots).toContain('Disallow: /shared/')

    await api('DELETE', `/lesson-plans/${id}/share`)
    await visitor.reload()
    await visitor.getByText('This link no longer works').waitFor()
    expect(stranger.errors).toEqual([])
    expect(LessonPlan.parse(await api('GET', `/lesson-plans/${id}`)).shareToken).toBeNull()
  })
})
