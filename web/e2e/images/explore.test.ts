import { connectDatabase, type Connection } from '@classeur/database'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher, switchToArabic } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { apiOf, type Api } from '../kit/marked-class.ts'
import { copyPublished, operatorOf, publishPictures } from '../kit/published-pictures.ts'
import type { TestStack } from '../kit/running-stack.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: TestStack
let browser: Browser
let connection: Connection
let operator: Api
let creator: Api
let page: Page
let errors: string[]
let volcanoId: string
let catId: string

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
  connection = await connectDatabase(stack.mongoUrl)
  operator = await operatorOf(browser, stack)
  const owner = await newTeacher(browser, stack.url, 'explore-creator@school.example')
  creator = await apiOf(owner.page, stack.url)
  ;[catId = '', volcanoId = ''] = await publishPictures(creator, operator, [
    { prompt: 'A cat', name: 'A cat', altText: 'A cat', style: 'colouring-page', aspect: '1:1' },
    {
      ...{ prompt: 'A volcano', name: 'Volcano, cut open', altText: 'A volcano with magma' },
      ...{ style: 'diagram', aspect: '4:3', tags: ['geography'] },
    },
  ])
  // Another subject on the first pages, so that the volcano isn't among them.
  await copyPublished(connection, catId, 60)
  const reader = await newTeacher(browser, stack.url, 'explore-reader@school.example')
  ;({ page, errors } = reader)
})
afterAll(async () => {
  await connection?.close()
  await closeWindows(browser)
})
beforeEach(() => errors.splice(0))

const tiles = (of = page) => of.locator('[data-image]')
const idsShown = () => tiles().evaluateAll((all) => all.map((one) => one.getAttribute('data-image') ?? ''))
const parameter = (name: string) => new URL(page.url()).searchParams.get(name)
const violationsOf = async () => (await analyzePage(page)).violations.map(({ id }) => id)

it('a French word finds an English picture, which is liked once, copied, and closed by Back', async () => {
  await page.goto('/generate/image/explore')
  await tiles().first().waitFor()
  await page.getByPlaceholder('Search 62 pictures: volcano, fraction, farm').fill('volcan')
  await page.waitForURL(/[?&]q=volcan/)
  await page.waitForFunction(() => document.querySelectorAll('[data-image]').length === 1)

  await tiles().first().click()
  const drawer = page.getByRole('dialog', { name: 'Volcano, cut open' })
  await drawer.getByText('A volcano with magma').waitFor()
  await drawer.getByRole('button', { name: 'Like, 0 likes' }).click()
  await drawer.getByRole('button', { name: 'Like, 1 like' }).waitFor()
  await page.reload()
  await drawer.getByRole('button', { name: 'Like, 1 like', pressed: true }).click()
  await drawer.getByRole('button', { name: 'Like, 0 likes', pressed: false }).click()
  await drawer.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor()
  await expect
    .poll(async () => connection.collection('image_likes').countDocuments({ imageId: volcanoId }))
    .toBe(1)

  await drawer.getByRole('button', { name: 'Copy to my pictures' }).dblclick()
  await page.getByText('“Volcano, cut open” is in your pictures.').waitFor()
  await drawer.getByText(/copied 1 time/).waitFor()
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.waitForURL(/\/mymedia\?image=/)
  await page.getByText('CC BY 4.0').waitFor()
  await page.goBack()
  await drawer.waitFor()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await drawer.waitFor({ state: 'detached' })

  await tiles().first().click()
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  expect([parameter('q'), parameter('image')]).toEqual(['volcan', null])
  await tiles().first().click()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

itInDeep('a link opens a picture that is on no page yet, and says if it is no longer published', async () => {
  await page.goto(`/generate/image/explore?image=${catId}`)
  await page.getByRole('dialog', { name: 'A cat', exact: true }).waitFor()
  const [hiddenId = ''] = await publishPictures(creator, operator, [{ prompt: 'A dog', name: 'A dog' }])
  await creator('DELETE', `/images/${hiddenId}/publication`)
  await page.goto(`/generate/image/explore?image=${hiddenId}`)
  await page.getByRole('dialog', { name: 'This picture is no longer published' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('scrolling shows every picture once while others publish, and Back returns to the position', async () => {
  await page.goto('/generate/image/explore')
  await tiles().first().waitFor()
  const before = await idsShown()
  await copyPublished(connection, volcanoId, 3)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return page.getByRole('button', { name: 'Show more' }).count()
    })
    .toBe(0)
  const all = await idsShown()
  expect(new Set(all).size).toBe(all.length)
  expect(all.slice(0, before.length)).toEqual(before)
  expect(all).toContain(catId)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const position = () => page.evaluate(() => window.scrollY)
  await scrollTo(900)
  const chosen = page.locator(`[data-image="${all[12]}"]`)
  await chosen.click()
  await page.getByRole('dialog').waitFor()
  await expect
    .poll(() => chosen.evaluate((tile) => tile.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await scrollTo(900)
  await expect.poll(position).toBe(900)
  // A link that is always in view, so that the page doesn't scroll to it.
  await page.getByRole('link', { name: 'Lesson plans' }).first().click()
  await page.waitForURL(/lesson-plan/)
  await expect.poll(position).toBe(0)
  await page.goBack()
  await tiles().first().waitFor()
  await expect.poll(position).toBe(900)
  expect(errors).toEqual([])
})

it('a report keeps its note over a reload, and hides the picture at once and for good', async () => {
  const [badId = ''] = await publishPictures(creator, operator, [{ prompt: 'A frog', name: 'A frog' }])
  const openReport = async () => {
    await page.goto(`/generate/image/explore?image=${badId}`)
    await page.getByRole('dialog', { name: 'A frog' }).getByRole('button', { name: 'Report' }).click()
    await page.getByLabel('Note').waitFor()
  }
  await openReport()
  await page.getByLabel('Note').fill('It has six legs')
  await openReport()
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('It has six legs')
  await page.getByText(/^Unsaved text from/).waitFor()
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText(/^You won’t see “A frog” any more/).waitFor()
  expect(await page.locator(`[data-image="${badId}"]`).count()).toBe(0)
  await page.goto(`/generate/image/explore?image=${badId}`)
  await page.getByRole('dialog', { name: 'This picture is no longer published' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator(`[data-image="${badId}"]`).count()).toBe(0)
  expect(errors).toEqual([])
})

itInDeep('Explore can be used with the keyboard alone', async () => {
  await page.goto('/generate/image/explore?q=volcan')
  await tiles().first().focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-image')))
    .not.toBeNull()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Like “/)
  expect(errors).toEqual([])
})

itInDeep('Explore has no accessibility problems in both themes and in Arabic, and fits a phone', async () => {
  const open = async (theme: 'light' | 'dark') => {
    await page.evaluate((scheme) => localStorage.setItem('classeur:theme', scheme), theme)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(`/generate/image/explore?image=${volcanoId}`)
    await page.getByRole('dialog').waitFor()
    await tiles().first().waitFor()
  }
  for (const theme of ['light', 'dark'] as const) {
    await open(theme)
    expect([theme, await violationsOf()]).toEqual([theme, []])
  }
  await switchToArabic(page)
  await open('light')
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await violationsOf()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/generate/image/explore')
  await tiles().first().waitFor()
  expect(await violationsOf()).toEqual([])
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await tiles().first().click()
  await page.getByRole('dialog').waitFor()
  expect([await overflow(), await violationsOf()]).toEqual([0, []])
  expect(errors).toEqual([])
})
