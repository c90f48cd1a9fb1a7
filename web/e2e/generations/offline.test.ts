import type { Stack } from '@classeur/local'
import { startTcpProxy, type TcpProxy } from '@classeur/local/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { failedConnections, launchBrowser } from '../kit/browser.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
/** All traffic between the browser and the app passes through this proxy. Cutting it takes the browser offline. */
let way: TcpProxy
beforeAll(async () => {
  stack = await startTestStack({ SAMPLE_PACE_MS: '20' })
  way = await startTcpProxy(stack.url)
  browser = await launchBrowser([`--host-resolver-rules=MAP localhost 127.0.0.1:${way.port}`])
})
afterAll(async () => {
  await browser?.close()
  await way?.cut()
  await stack?.stop()
})

async function startPlan(page: Page): Promise<void> {
  await page.goto('/lesson-plan-generator')
  await page.getByLabel('Topic', { exact: true }).fill('Adding fractions with unlike denominators')
  await page.getByLabel('Subject', { exact: true }).fill('Mathematics')
  await page.getByLabel('Level or class').fill('Year 6')
  await page.getByLabel('Duration in minutes').fill('55')
  await page.getByRole('button', { name: /Propose objectives/ }).click()
  await page.getByRole('button', { name: /Write the lesson plan/ }).click()
  await page.waitForURL(/\/lesson-plan-result\//)
}

const percentOf = async (page: Page) =>
  Number(await page.getByRole('main').getByRole('progressbar').first().getAttribute('aria-valuenow'))
const untilPercent = (page: Page, percent: number, whenGone = 0) =>
  page.waitForFunction(
    ([least, gone]) => {
      const bar = document.querySelector('main [role=progressbar]')
      return (bar ? Number(bar.getAttribute('aria-valuenow')) : gone) >= least
    },
    [percent, whenGone] as const,
  )
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
/** The code for editing is fetched after the plan is shown, and shows its panels only beside a finished plan. */
async function untilFinished(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Reflection' }).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Versions', exact: true }).waitFor()
}

describe('a page whose browser is offline', () => {
  it('shows text written in the meantime once it is connected again, without a reload, and ends like a page that stayed online', async () => {
    const { page, context, errors } = await newTeacher(browser, stack.url, 'offline@school.example')
    await startPlan(page)
    await untilPercent(page, 10)
    const before = await percentOf(page)
    await way.cut()
    await failedConnections(page, 1)
    expect(await percentOf(page)).toBeGreaterThanOrEqual(before)
    await way.restore()
    // The progress bar disappears if the lesson plan has finished in the meantime.
    await untilPercent(page, before + 1, 100)
    await untilFinished(page)
    const shown = await headings(page)
    await page.reload()
    await untilFinished(page)
    expect(await headings(page)).toEqual(shown)
    expect(errors).toEqual([])
    await context.close()
  })

  itInDeep(
    'gets the code for editing and its styles, which failed to load, once it is connected again, without a reload',
    async () => {
      const { page, context, errors } = await newTeacher(browser, stack.url, 'no-code@school.example')
      const editingCode = /\/editing-code-[^/]*\.(js|css)$/
      let release = (): void => undefined
      const isCut = new Promise<void>((resolve) => (release = resolve))
      await page.route(editingCode, async (route) => {
        await isCut
        await route.continue()
      })
      const asked = Promise.all(
        ['.js', '.css'].map((ending) =>
          page.waitForRequest((request) => editingCode.test(request.url()) && request.url().endsWith(ending)),
        ),
      )
      await startPlan(page)
      const failed = (await asked).map((request) =>
        page.waitForEvent('requestfailed', { predicate: (other) => other === request }),
      )
      await way.cut()
      release()
      await Promise.all(failed)
      const styles = page.waitForResponse((response) => /\/editing-code-[^/]*\.css$/.test(response.url()))
      await way.restore()
      expect((await styles).status()).toBe(200)
      await untilFinished(page)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  itInDeep(
    'gets a new token if its own expired in the meantime, and continues without sign-in or a loop',
    async () => {
      const { page, context } = await newTeacher(browser, stack.url, 'asleep@school.example')
      await page.clock.install()
      await startPlan(page)
      await untilPercent(page, 10)
      const refreshes: number[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('/api/auth/refresh')) refreshes.push(response.status())
      })
      await way.cut()
      // Longer than the lifetime of a token. Like in a sleeping tab, timers that are due run once.
      await page.clock.fastForward('11:00')
      await way.restore()
      // Without this, the page's clock would stand still from here on.
      await page.clock.resume()
      await untilFinished(page)
      expect(new URL(page.url()).pathname).toMatch(/^\/lesson-plan-result\//)
      // If the plan was finished before the cut, only the renewal timer refreshes the token.
      await expect.poll(() => refreshes.length).toBeGreaterThan(0)
      expect(new Set(refreshes)).toEqual(new Set([200]))
      expect(refreshes.length).toBeLessThanOrEqual(2)
      await context.close()
    },
  )
})
