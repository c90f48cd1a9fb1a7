import { AxeBuilder } from '@axe-core/playwright'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { startFakeProvider, type FakeProvider } from '../../../workers/test/kit/fake-provider.ts'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser, openWindow, signIn } from '../kit/browser.ts'
import { publishAsOperator } from '../kit/published-pictures.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
  stack = await startTestStack({ AI_BASE_URL: provider.url, AI_IMAGE_MODEL: 'draws-well' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  await provider?.stop()
})

const prompt = 'Three apples and a basket under a tree'
const onTheirWay = (page: Page) => page.locator('[data-work]')
const pictures = (page: Page) => page.locator('[data-image]')
const creditsAre = (page: Page, count: number) =>
  page.getByRole('banner').getByText(String(count), { exact: true }).waitFor()

const untilCount = (page: Page, selector: string, count: number) =>
  page.waitForFunction(([s, n]) => document.querySelectorAll(String(s)).length === n, [selector, count])

/** The highest percentage among the pictures in progress. */
const highestPercent = (page: Page) =>
  page
    .locator('[data-work] [role=progressbar]')
    .evaluateAll((bars) => Math.max(...bars.map((bar) => Number(bar.getAttribute('aria-valuenow')))))

async function untilPercent(page: Page, percent: number) {
  await page.waitForFunction(
    (least) =>
      [...document.querySelectorAll('[data-work] [role=progressbar]')].some(
        (bar) => Number(bar.getAttribute('aria-valuenow')) >= least,
      ),
    percent,
  )
}

/** Calls the API as the person of a page, with the token that the page sends. */
async function apiOf(page: Page) {
  const asked = page.waitForRequest((request) => Boolean(request.headers()['authorization']))
  await page.reload()
  const { authorization = '' } = (await asked).headers()
  return async (method: string, path: string, body: object = {}) => {
    const answer = await fetch(`${stack.url}/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    expect(answer.status, `${method} ${path}`).toBeLessThan(300)
    return answer.status === 204 ? null : ((await answer.json()) as Record<string, unknown>)
  }
}

describe('pictures', () => {
  it('can be requested, show their own progress, survive a reload, can be stopped, are refunded after a failure, and can be deleted and restored', async () => {
    const slow = { delayMs: 2500 }
    provider.setBehaviour({ images: [slow, { delayMs: 300 }, { mode: 'status', status: 401 }, {}] })
    const { page, errors } = await newTeacher(browser, stack.url, 'leila@school.example')
    await page.goto('/generate/image')
    await page.waitForURL(/\/generate\/image\/mymedia$/)
    await page.getByText('Your pictures will appear here').waitFor()
    await page.getByLabel('What should the picture show?').fill(prompt)
    await page.getByText('4', { exact: true }).click()
    await page.getByRole('button', { name: 'Make 4 pictures · 4 credits' }).dblclick()

    await untilCount(page, '[data-work]', 4)
    await creditsAre(page, 16)
    await untilPercent(page, 5)
    const bars = page.locator('[data-work] [role=progressbar]')
    expect(await bars.evaluateAll((all) => all.filter((bar) => bar.ariaValueNow === '0').length)).toBe(3)
    const before = await highestPercent(page)
    await page.reload()
    await untilCount(page, '[data-work]', 4)
    expect(await highestPercent(page)).toBeGreaterThanOrEqual(before)

    await onTheirWay(page)
      .first()
      .getByRole('button', { name: `Stop ${prompt}` })
      .click()
    await untilCount(page, '[data-work]', 3)
    await untilCount(page, '[data-image]', 1)
    await untilCount(page, '[data-image]', 2)
    const failed = onTheirWay(page)
    await failed.getByText('The AI service isn’t set up correctly.').waitFor()
    await failed.getByRole('button', { name: 'Try again for free' }).waitFor()
    expect(await failed.count()).toBe(1)
    await creditsAre(page, 18)

    await pictures(page).first().click()
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('img', { name: prompt }).waitFor()
    await viewer.getByRole('button', { name: 'Download' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Original size/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${prompt}.png`)
    await viewer.getByRole('button', { name: 'Delete' }).click()
    await untilCount(page, '[data-image]', 1)
    await page.reload()
    await untilCount(page, '[data-image]', 1)
    await pictures(page).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await untilCount(page, '[data-image]', 0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await untilCount(page, '[data-image]', 1)

    provider.setBehaviour({ images: [{}] })
    await failed.getByRole('button', { name: 'Try again for free' }).click()
    await untilCount(page, '[data-image]', 2)
    await untilCount(page, '[data-work]', 0)
    await creditsAre(page, 18)

    const [first, second] = await pictures(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-image')),
    )
    await pictures(page).first().focus()
    // Don't wait between the keys: the picture listens as soon as Enter has been handled.
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(`**/mymedia?image=${second}`)
    await viewer.waitFor()
    await page.reload()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(`**/mymedia?image=${first}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await pictures(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const focusedPicture = () => page.evaluate(() => document.activeElement?.getAttribute('data-image'))
    expect(await focusedPicture()).toBe(second)
    expect(errors).toEqual([])
  })

  itInDeep('are visible to others after they are published and approved', async () => {
    provider.setBehaviour({ images: [{}] })
    const owner = await newTeacher(browser, stack.url, 'publishes@school.example')
    const reader = await newTeacher(browser, stack.url, 'reads@school.example')
    await reader.page.goto('/generate/image/explore')
    await reader.page.getByText('No published pictures yet').waitFor()

    await owner.page.goto('/generate/image/mymedia')
    await owner.page.getByLabel('What should the picture show?').fill('A volcano')
    await owner.page.getByRole('button', { name: 'Make 1 picture · 1 credit' }).click()
    await pictures(owner.page).first().click()
    const viewer = owner.page.getByRole('dialog')
    const { violations } = await new AxeBuilder({ page: owner.page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await viewer.getByLabel('Description').fill('A smoking volcano by the sea')
    await viewer.getByRole('button', { name: 'Save' }).click()
    await viewer.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
    const id = new URL(owner.page.url()).searchParams.get('image') ?? ''
    const askOwner = await apiOf(owner.page)
    expect(await askOwner('POST', `/images/${id}/publication`)).toMatchObject({ publication: 'in-review' })

    const { page: operator } = await openWindow(browser, stack.url)
    await operator.goto('/login')
    await signIn(operator, stack.sampleAccount!.email, stack.sampleAccount!.password)
    await operator.waitForURL(`${stack.url}/`)
    const askOperator = await apiOf(operator)
    await publishAsOperator(askOperator, id)

    await reader.page.reload()
    await reader.page.getByRole('img', { name: 'A smoking volcano by the sea' }).waitFor()
    await reader.page.getByRole('button', { name: 'Diagram' }).click()
    await reader.page.getByText('No published pictures match.').waitFor()
    await reader.page.getByRole('button', { name: 'Diagram' }).click()
    await reader.page.getByLabel('Search published pictures').fill('smoking')
    await pictures(reader.page).first().click()
    await reader.page.getByRole('dialog').getByText('generated by draws-well').waitFor()
    expect([...owner.errors, ...reader.errors]).toEqual([])
  })
})
