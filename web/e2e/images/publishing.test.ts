import { MediaPage } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { startFakeProvider, type FakeProvider } from '../../../workers/test/kit/fake-provider.ts'
import { newTeacher } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { answerLate, launchBrowser, openWindow, signIn } from '../kit/browser.ts'
import { apiOf } from '../kit/marked-class.ts'
import { sendToReview } from '../kit/published-pictures.ts'
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

/** Waits until the large picture with this description is loaded. */
const pictureShown = (page: Page, altText: string) =>
  page.waitForFunction((alt) => {
    const picture = [...document.querySelectorAll<HTMLImageElement>('figure img')].find(
      (one) => one.alt === alt,
    )
    return picture?.complete && picture.naturalWidth > 0
  }, altText)

const violationsOf = async (page: Page) => (await analyzePage(page)).violations.map(({ id }) => id)

async function openOperator() {
  const opened = await openWindow(browser, stack.url)
  await opened.page.goto('/login')
  await signIn(opened.page, stack.sampleAccount!.email, stack.sampleAccount!.password)
  await opened.page.waitForURL(`${stack.url}/`)
  // The script comes later than the page, and each key is pressed as soon as the page is seen: no key may get lost.
  await answerLate(opened.page, 300)
  await opened.page.goto('/ops/publications')
  await opened.page.getByRole('heading', { name: 'Publications', level: 1 }).waitFor()
  return opened
}

/** Reports the picture as the person of a page, with the token that the page sends. */
async function report(page: Page, id: string) {
  const asked = page.waitForRequest((request) => Boolean(request.headers()['authorization']))
  await page.reload()
  const { authorization = '' } = (await asked).headers()
  const answer = await fetch(`${stack.url}/api/published-images/${id}/report`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'personal', note: 'I know this place' }),
  })
  expect(answer.status).toBe(204)
}

itInDeep(
  'a picture is published with a review by keyboard, held after three reports, and reviewed again; its creator follows live',
  async () => {
    const creator = await newTeacher(browser, stack.url, 'publishing-creator@school.example')
    const { page } = creator
    await page.goto('/generate/image/mymedia')
    await page.getByLabel('What should the picture show?').fill('A volcano')
    await page.getByRole('button', { name: 'Make 1 picture · 1 credit' }).click()
    await page.locator('[data-image]').first().click()
    const panel = page.getByRole('region', { name: 'In Explore' })
    await panel.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish this picture' })
    await dialog.getByText('Leïla Mansouri').waitFor()
    await dialog.getByLabel('Description').fill('')
    await dialog.getByRole('button', { name: 'Send to review' }).click()
    await dialog.getByText('Describe what the picture shows.').waitFor()
    await dialog.getByLabel('Description').fill('A smoking volcano')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send to review' }).click()
    await panel.getByText('In review', { exact: true }).waitFor()
    const id = new URL(page.url()).searchParams.get('image') ?? ''

    const operator = await openOperator()
    const desk = operator.page
    await desk.getByRole('img', { name: 'A smoking volcano' }).waitFor()
    expect(await violationsOf(desk)).toEqual([])
    // The operator gives a reason for a refusal, and can undo it.
    await desk.keyboard.press('n')
    await desk.keyboard.press('1')
    await desk.keyboard.press('Enter')
    await desk.getByText('Nothing waits').waitFor()
    await panel.getByText('The content is wrong').waitFor()
    await page.getByText('“A volcano” was not published.').waitFor()
    await desk.keyboard.press('u')
    await desk.getByText('The decision was taken back.').waitFor()
    await pictureShown(desk, 'A smoking volcano')
    await panel.getByText('In review', { exact: true }).waitFor()
    await desk.keyboard.press('y')
    await desk.getByText('Nothing waits').waitFor()
    await panel.getByText(/^Published on/).waitFor()
    await page.getByText('“A volcano” is published.').waitFor()

    for (const number of [1, 2, 3]) {
      const reader = await newTeacher(browser, stack.url, `publishing-reader-${number}@school.example`)
      await reader.page.goto('/generate/image/explore')
      await reader.page.getByRole('img', { name: 'A smoking volcano' }).waitFor()
      await report(reader.page, id)
      await reader.page.reload()
      await reader.page.getByText('No published pictures yet').waitFor()
      await reader.context.close()
    }
    await panel.getByText('Hidden', { exact: true }).waitFor()

    await desk.goto('/ops/publications')
    await desk.getByText('held, 3 reports').waitFor()
    await desk.getByText('I know this place').first().waitFor()
    await pictureShown(desk, 'A smoking volcano')
    await desk.keyboard.press('y')
    await desk.getByText('Nothing waits').waitFor()
    await panel.getByText(/^Published on/).waitFor()
    expect([...creator.errors, ...operator.errors]).toEqual([])
  },
)

itInDeep(
  'a key publishes only a picture that the operator saw, and one picture however long it is held',
  async () => {
    const { page } = await newTeacher(browser, stack.url, 'held-key-creator@school.example')
    const creator = await apiOf(page, stack.url)
    const ids: string[] = []
    for (const name of ['First', 'Second', 'Third'])
      ids.push(await sendToReview(creator, { prompt: 'A volcano', name, altText: name }))
    const { page: desk } = await openOperator()
    const refuse = async () => {
      await desk.keyboard.press('n')
      await desk.keyboard.press('1')
      await desk.keyboard.press('Enter')
    }
    await pictureShown(desk, 'First')
    await desk.keyboard.down('y')
    await pictureShown(desk, 'Second')
    // The browser reports the key as held.
    await desk.keyboard.down('y')
    await desk.keyboard.up('y')
    let answerPictures = () => undefined as void
    const answered = new Promise<void>((resolve) => (answerPictures = resolve))
    await desk.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') await answered
      await route.continue()
    })
    await refuse()
    await desk.getByRole('img', { name: 'Third' }).waitFor({ state: 'attached' })
    await desk.keyboard.press('y')
    answerPictures()
    await pictureShown(desk, 'Third')
    await refuse()
    await desk.getByText('Nothing waits').waitFor()
    const { images } = MediaPage.parse(await creator('GET', '/images'))
    const states = ids.map((id) => images.find((image) => image.id === id)?.publication)
    expect(states).toEqual(['published', 'refused', 'refused'])
  },
)
