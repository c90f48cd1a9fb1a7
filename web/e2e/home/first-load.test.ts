import type { Stack } from '@classeur/local'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerOnScreen } from '../kit/accounts.ts'
import { apiOf, makeClass } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let page: Page
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
  ;({ page } = await registerOnScreen(browser, stack.url, 'first-load@school.example'))
  // The sample class is created after the page has loaded, which changes the list of classes.
  await page.getByRole('region', { name: 'Sample class' }).waitFor()
})
afterAll(() => closeWindows(browser))

/** Opens a path while the app's first script waits. Returns what was requested meanwhile, and lets the script go on. */
async function openWithoutCode(path: string) {
  const requested: string[] = []
  const listen = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    requested.push(pathname + search)
  }
  page.on('request', listen)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const entry = /\/assets\/index-[\w-]+\.js$/
  await page.route(entry, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return {
    requested,
    async goOn() {
      release()
      await page.unrouteAll({ behavior: 'wait' })
    },
    stop: () => page.off('request', listen),
  }
}

/** How often the file of a module was requested; its name ends with a hash. */
const times = (requested: readonly string[], name: string) =>
  requested.filter((path) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(path)).length

it('opening the home page requests its data and code before the first script has loaded, and its data only once', async () => {
  const { requested, goOn, stop } = await openWithoutCode('/')
  const data = [
    '/api/wallet',
    '/api/generations',
    '/api/classes?limit=8',
    '/api/marking',
    '/api/lesson-plans',
  ]
  for (const path of data) await expect.poll(() => requested).toContain(path)
  for (const name of ['home-route', 'home-words', 'shell-words', 'layout', 'contracts'])
    expect([name, times(requested, name)]).toEqual([name, 1])
  await goOn()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  stop()
  for (const path of data)
    expect([path, requested.filter((asked) => asked === path).length]).toEqual([path, 1])
  expect(requested.filter((path) => path.startsWith('/api/classes?'))).toHaveLength(1)
})

it('opening a mark sheet or a class requests its data and code before the first script has loaded', async () => {
  const { examId, classId } = await makeClass(await apiOf(page, stack.url), ['Abidi, Yasmine'], [4, 6])
  const sheet = await openWithoutCode(`/marksheet/${examId}`)
  await expect.poll(() => sheet.requested).toContain(`/api/exams/${examId}/sheet`)
  for (const name of ['marks-screen', 'engine', 'sheet-words', 'contracts'])
    expect([name, times(sheet.requested, name)]).toEqual([name, 1])
  await sheet.goOn()
  await page.getByRole('grid').waitFor()
  sheet.stop()
  expect(sheet.requested.filter((path) => path.endsWith('/sheet'))).toHaveLength(1)

  const ofClass = await openWithoutCode(`/classe/${classId}/students`)
  await expect.poll(() => ofClass.requested).toContain(`/api/classes/${classId}`)
  for (const name of ['class-frame', 'students-route', 'students'])
    expect([name, times(ofClass.requested, name)]).toEqual([name, 1])
  await ofClass.goOn()
  await page.getByText('Yasmine').first().waitFor()
  ofClass.stop()
  expect(ofClass.requested.filter((path) => path === `/api/classes/${classId}`)).toHaveLength(1)
})

it('a component’s styles override the theme’s, because they load after them', async () => {
  await page.goto('/', { waitUntil: 'load' })
  const selectors = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    ),
  )
  const lastOfTheme = selectors.findLastIndex((selector) => selector === '.plain-list')
  expect(lastOfTheme).toBeGreaterThan(-1)
  // The classes of components are named with their file’s hash: `._panel_1a2b3_1`.
  expect(selectors.findIndex((selector) => /\._[\w-]+_\w{5}_\d+/u.test(selector))).toBeGreaterThan(
    lastOfTheme,
  )
})
