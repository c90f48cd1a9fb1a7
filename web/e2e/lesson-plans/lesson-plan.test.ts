import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser } from '../kit/browser.ts'
import { openPlan, readPlan, requestPlan, rewriteFirst } from '../kit/lesson-plans.ts'
import { apiOf } from '../kit/marked-class.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  // Slow enough for an edit, a reload and a second window while a plan is written, on a busy machine too.
  stack = await startTestStack({ SAMPLE_PACE_MS: '60' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const topic = 'Adding fractions with unlike denominators'

async function fillForm(page: Page) {
  await page.goto('/lesson-plan-generator')
  await page.getByLabel('Topic', { exact: true }).fill(topic)
  await page.getByLabel('Subject', { exact: true }).fill('Mathematics')
  await page.getByLabel('Level or class').fill('Year 6')
  await page.getByLabel('Duration in minutes').fill('55')
}

const percentOf = async (page: Page) =>
  Number(await page.getByRole('main').getByRole('progressbar').first().getAttribute('aria-valuenow'))

/** Headings of the lesson plan itself, without those of the side column. */
const sectionsShown = async (page: Page) => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const beside = headings.indexOf('Sections')
  return beside < 0 ? headings : headings.slice(0, beside)
}

/** Reads every counter of finished sections on the page at the same moment. */
const sectionCounts = (page: Page) =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('main section')].find(
      (section) => section.querySelector('h2')?.textContent === 'Sections',
    )
    const saidIn = (text: string) => Number(/(\d+) of 18/.exec(text)?.[1] ?? 0)
    return {
      ticked: list?.querySelectorAll('li[data-state=done]').length ?? -1,
      heading: saidIn(list?.querySelector('header')?.textContent ?? ''),
      announced: saidIn(
        [...document.querySelectorAll('main [aria-live]')].map((said) => said.textContent).join(' '),
      ),
    }
  })

async function untilPercent(page: Page, percent: number) {
  await page.waitForFunction(
    (least) =>
      Number(document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow')) >= least,
    percent,
  )
}

describe('a lesson plan', () => {
  it('is requested, edited, written section by section, survives a reload, appears in a second window, and is finished', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'leila@school.example')
    await fillForm(page)
    await page.getByRole('button', { name: 'Propose objectives · 1 credit' }).dblclick()
    const confirm = page.getByRole('button', { name: 'Write the lesson plan · 5 credits' })
    await confirm.waitFor()
    const first = page.getByRole('textbox', { name: 'Objective 1' })
    await first.fill('Add two fractions after making their parts equal.')
    await page.reload()
    await confirm.waitFor()
    expect(await first.inputValue()).toBe('Add two fractions after making their parts equal.')

    await confirm.dblclick()
    await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await untilPercent(page, 10)
    const early = await sectionsShown(page)
    const counts = await sectionCounts(page)
    expect(counts.ticked).toBeGreaterThan(0)
    expect(counts).toEqual({ ticked: counts.ticked, heading: counts.ticked, announced: counts.ticked })
    await expect.poll(async () => (await sectionsShown(page)).length).toBeGreaterThan(early.length)
    const later = await sectionsShown(page)

    const before = await percentOf(page)
    await page.reload()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    expect(await percentOf(page)).toBeGreaterThanOrEqual(before)
    await expect
      .poll(async () => (await sectionsShown(page)).slice(0, later.length - 1))
      .toEqual(later.slice(0, -1))

    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('main').getByText(topic).first().waitFor()
    await other.getByRole('button', { name: /1 running/ }).waitFor()
    await other.goto(new URL(page.url()).pathname)
    await untilPercent(other, before)

    for (const window of [page, other]) {
      await window.getByRole('heading', { name: 'Reflection' }).waitFor()
      await window.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
      await window.getByText('Add two fractions after making their parts equal.').waitFor()
    }
    expect(await sectionsShown(page)).toEqual(await sectionsShown(other))
    await page.getByText('sample generator, no AI model connected').waitFor()
    await page.goto('/settings/wallet')
    await page.getByText('14', { exact: true }).first().waitFor()
    const spent = page.getByRole('row').filter({ hasText: topic })
    await expect.poll(() => spent.filter({ hasText: 'spent' }).count()).toBe(2)
    await spent.first().getByRole('link', { name: topic }).click()
    await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
    await page.goto('/lesson-plan-generator')
    const plans = page.getByRole('main').locator('a[href^="/lesson-plan-result/"]')
    await plans.first().waitFor()
    const hrefs = await plans.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(hrefs).size).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps the height of a field of its form beside one with an error message', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'form.errors@school.example')
    await fillForm(page)
    const level = page.getByLabel('Level or class')
    const heightOf = async () => (await level.boundingBox())?.height
    const before = await heightOf()
    await page.getByLabel('Subject', { exact: true }).fill('')
    await page.getByRole('button', { name: /Propose objectives/ }).click()
    await page.locator('[aria-invalid]').first().waitFor()
    expect(await heightOf()).toBe(before)
    await context.close()
  })

  itInDeep(
    'edited while later sections are being written keeps the edit over a reload and to the end',
    async () => {
      const { page, context, errors } = await newTeacher(browser, stack.url, 'edits@school.example')
      const api = await apiOf(page, stack.url)
      const id = await requestPlan(api)
      const overview = async () =>
        JSON.stringify((await readPlan(api, id)).sections.find(({ key }) => key === 'overview')?.value)
      const stop = page.getByRole('button', { name: 'Stop', exact: true })
      await openPlan(page, id)
      await stop.waitFor()
      await rewriteFirst(page, 'overview', 'Edited while the rest is being written.')
      await expect.poll(overview).toContain('Edited while')
      await page.reload()
      await page.getByText('Edited while the rest is being written.').waitFor()
      await stop.waitFor()
      await stop.waitFor({ state: 'detached', timeout: 90_000 })
      await page.locator('#section-reflection').waitFor()
      await page.getByText('Edited while the rest is being written.').waitFor()
      expect(await overview()).toContain('Edited while')
      expect(errors).toEqual([])
      await context.close()
    },
  )

  itInDeep('requested from two tabs at the same moment is one generation and one charge', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'two.tabs@school.example')
    await fillForm(page)
    const second = await context.newPage()
    await second.goto('/lesson-plan-generator')
    const propose = (tab: Page) => tab.getByRole('button', { name: /Propose objectives/ })
    await propose(second).waitFor()
    expect(await second.getByLabel('Topic', { exact: true }).inputValue()).toBe(topic)
    await Promise.all([page, second].map((tab) => propose(tab).click()))
    const confirm = (tab: Page) => tab.getByRole('button', { name: /Write the lesson plan/ })
    await Promise.all([page, second].map((tab) => confirm(tab).waitFor()))
    expect(new URL(second.url()).search).toBe(new URL(page.url()).search)
    await Promise.all([page, second].map((tab) => confirm(tab).click()))
    await Promise.all([page, second].map((tab) => tab.waitForURL(/\/lesson-plan-result\//)))
    expect(second.url()).toBe(page.url())
    await page.goto('/settings/wallet')
    await page.getByText('14', { exact: true }).first().waitFor()
    await context.close()
  })

  itInDeep('stopped halfway stays readable, is refunded for the rest, and can continue', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'omar@school.example')
    await fillForm(page)
    await page.getByRole('button', { name: /Propose objectives/ }).click()
    await page.getByRole('button', { name: /Write the lesson plan/ }).click()
    await page.waitForURL(/\/lesson-plan-result\//)
    await untilPercent(page, 40)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const again = page.getByRole('button', { name: /credit/ })
    await again.click()
    await page.getByRole('heading', { name: 'Reflection' }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
    expect(new Set(await sectionsShown(page)).size).toBe((await sectionsShown(page)).length)
    await context.close()
  })

  itInDeep('continues on screen after the api was killed, without a reload', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'nadia@school.example')
    await fillForm(page)
    await page.getByRole('button', { name: /Propose objectives/ }).click()
    await page.getByRole('button', { name: /Write the lesson plan/ }).click()
    await page.waitForURL(/\/lesson-plan-result\//)
    await untilPercent(page, 20)
    stack.children.api!.kill('SIGKILL')
    await page.getByRole('heading', { name: 'Reflection' }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
    await context.close()
  })

  it('without material is refused before any charge, and can become a free frame in the history', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'frame@school.example')
    await fillForm(page)
    await page.getByLabel('Topic', { exact: true }).fill('Enzyme kinetics')
    await page.getByLabel('Subject', { exact: true }).fill('Biology')
    await page.getByLabel('Level or class').fill('age 17')
    await page.getByText('Without an AI model there is no material on this topic.').waitFor()
    expect(await page.getByRole('button', { name: /Propose objectives/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Start from an empty frame · free' }).click()
    await page.getByRole('textbox', { name: 'Objective 1' }).fill('Explain how a substrate binds.')
    await page.getByLabel('What you see or hear when students reach it').fill('Draws enzyme and substrate.')
    await page.getByRole('button', { name: 'Create an empty frame · free' }).dblclick()
    await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
    await page.reload()
    await page.getByText('Empty frame', { exact: true }).waitFor()
    await page.getByText('Explain how a substrate binds.').waitFor()
    await page.getByText('Which task, for how many minutes?').waitFor()
    await page.goto('/lesson-plan-generator')
    const frames = page.getByRole('main').locator('li', { hasText: 'Enzyme kinetics' })
    await frames.getByText('Written by you').waitFor()
    expect(await frames.count()).toBe(1)
    await page.goto('/settings/wallet')
    await page.getByText('20', { exact: true }).first().waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep('another person’s lesson plan gets the same page as a missing one', async () => {
    const mine = await newTeacher(browser, stack.url, 'sara@school.example')
    await fillForm(mine.page)
    await mine.page.getByRole('button', { name: /Propose objectives/ }).click()
    await mine.page.getByRole('button', { name: /Write the lesson plan/ }).click()
    await mine.page.waitForURL(/\/lesson-plan-result\//)
    const theirs = await newTeacher(browser, stack.url, 'karim@school.example')
    const shown = async (path: string) => {
      await theirs.page.goto(path)
      await theirs.page.getByRole('main').getByRole('heading').first().waitFor()
      return theirs.page.getByRole('main').innerText()
    }
    const foreign = await shown(new URL(mine.page.url()).pathname)
    expect(foreign).not.toContain(topic)
    expect(foreign).toBe(await shown(`/lesson-plan-result/${'0'.repeat(24)}`))
    await mine.context.close()
    await theirs.context.close()
  })
})
