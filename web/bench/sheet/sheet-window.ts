import type { Browser, BrowserContextOptions } from 'playwright-core'
import { installProbe } from './page-probe.ts'

/** Opens a window with empty storage and the probe, and its DevTools session. */
export async function openWindow(
  browser: Browser,
  url: string,
  workMs: () => Promise<number>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 920 } },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await installProbe(page)
  const session = await context.newCDPSession(page)
  return { page, session, workMs }
}

export type SheetWindow = Awaited<ReturnType<typeof openWindow>>

/**
 * Opens a sheet that was visited before. Measures the milliseconds until the first cells and until anything is
 * visible, and the page's CPU time until then.
 */
export async function openSheet({ page, workMs }: SheetWindow, path: string) {
  if (!page.url().endsWith(path)) {
    await page.goto(path)
    await page.evaluate(() => window.benchProbe.opened)
  }
  const before = await workMs()
  await page.reload()
  const times = await page.evaluate(async () => ({
    cells: await window.benchProbe.opened,
    first: await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const [found] = list.getEntriesByName('first-contentful-paint')
        if (found) resolve(found.startTime)
      })
      observer.observe({ type: 'paint', buffered: true })
    }),
  }))
  return { ...times, cpu: (await workMs()) - before }
}
