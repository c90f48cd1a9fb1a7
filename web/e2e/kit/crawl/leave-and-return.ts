import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CrawledForm } from './find-forms.ts'
import { areShown, type Opener, type TextControl } from './page-reader.ts'
import { goTo, press, textControls } from './screen-state.ts'
import { settled } from './settled.ts'

/** Leaves an open form and returns to its page, in another tab if its own was closed. */
type Way = (page: Page, form: CrawledForm, openTab: (path: string) => Promise<Page>) => Promise<Page>

const isOpen = async (page: Page, { controls }: CrawledForm): Promise<boolean> =>
  areShown(controls, await textControls(page))

const patienceMs = 20_000

/** Waits for the form, or for one of these openers that lead to it. The last one leads furthest. */
async function nextStep(
  page: Page,
  { controls }: CrawledForm,
  openers: readonly Opener[],
): Promise<number | 'open' | null> {
  const wanted = {
    keys: controls.map(({ key }) => key),
    patterns: openers.map(({ pattern }) => pattern),
  }
  const next = await page
    .waitForFunction(
      ({ keys, patterns }) => {
        const shown = new Set(window.pageReader.textControls().map(({ key }) => key))
        if (keys.every((key) => shown.has(key))) return { step: 'open' as const }
        const step = patterns.findLastIndex((pattern) => window.pageReader.openerOf(pattern) !== null)
        return step >= 0 && { step }
      },
      wanted,
      { timeout: patienceMs },
    )
    .catch(() => null)
  return next === null ? null : ((await next.jsonValue()) || { step: null }).step
}

/**
 * Presses openers until a form is open. A draft or the address may open part of the path by itself. Returns false if
 * neither the form nor an opener that leads to it appears.
 */
export async function reach(page: Page, form: CrawledForm): Promise<boolean> {
  let left = form.state.pressed
  for (;;) {
    const step = await nextStep(page, form, left)
    if (step === 'open') return true
    const opener = step === null ? undefined : left[step]
    if (step === null || !opener) return false
    await press(page, opener)
    left = left.slice(step + 1)
  }
}

/**
 * Presses Escape, or the close button of a dialog. A form that is part of its page has neither: the browser's Back
 * button leaves it.
 */
const close: Way = async (page, form) => {
  const { pathname } = new URL(page.url())
  await page.keyboard.press('Escape')
  await settled(page)
  if (!(await isOpen(page, form))) return page
  const cross = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last()
  if (await cross.isVisible()) await cross.click()
  else await page.goBack()
  await settled(page)
  if (new URL(page.url()).pathname !== pathname) await page.goForward()
  await settled(page)
  return page
}

/** Follows the first link to another page of the app. */
const goElsewhere: Way = async (page) => {
  const { pathname } = new URL(page.url())
  const path = await page.evaluate(() => {
    const link = [
      ...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])'),
    ].find((one) => one.pathname !== location.pathname && !/^\/(api|ops|oidc)\//.test(one.pathname))
    link?.click()
    return link?.pathname
  })
  // The router shows the previous page until it has loaded the next one. A mark sheet asks first.
  if (path) {
    const asks = page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true })
    const hasLeft = () => new URL(page.url()).pathname !== pathname
    await expect.poll(async () => hasLeft() || (await asks.isVisible())).toBe(true)
    if (!hasLeft()) await asks.click()
    await expect.poll(hasLeft).toBe(true)
  }
  await settled(page)
  // A mark sheet and a visitor's form may have no link.
  if (!path) await goTo(page, '/welcome')
  await page.goBack()
  await settled(page)
  return page
}

const reload: Way = async (page) => {
  await page.reload()
  await settled(page)
  return page
}

const closeTab: Way = async (page, { state }, openTab) => {
  await page.close()
  return openTab(state.path)
}

export const fourWays = {
  'closing it': close,
  'opening another page': goElsewhere,
  reloading: reload,
  'closing the tab': closeTab,
} satisfies Record<string, Way>

export const isWayOfTab = (way: string): boolean =>
  way === ('closing the tab' satisfies keyof typeof fourWays)

let typed = 0

/** A text that nobody else types. */
function nextText({ takes, maxLength }: TextControl): string {
  typed += 1
  if (takes === 'number') return String(2 + (typed % 7))
  const text = takes === 'email' ? `kept${typed}@school.example` : `Kept ${typed}`
  return maxLength > 0 ? text.slice(-maxLength) : text
}

/** Types into each control of an open form. Returns the text that each must show from now on. */
export async function typeIntoAll(page: Page, { controls }: CrawledForm): Promise<[TextControl, string][]> {
  const expected: [TextControl, string][] = []
  for (const control of controls) {
    const text = nextText(control)
    const element = (
      await page.evaluateHandle((one) => window.pageReader.elementOf(one), control)
    ).asElement()
    await element?.fill(text)
    expected.push([control, text])
  }
  return expected
}
