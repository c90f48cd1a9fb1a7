import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

/**
 * CPU milliseconds that the main threads of a browser's pages have used. Unlike the browser's own numbers,
 * these exclude the time in which other processes had the CPU. Only one page works at a time, so an increase is
 * the work of that page.
 */
export async function pageWork(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const used = await Promise.all(
      processInfo
        .filter(({ type }) => type === 'renderer')
        .map(({ id }) => readFile(`/proc/${id}/task/${id}/schedstat`, 'utf8')),
    )
    return used.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
  }
}
