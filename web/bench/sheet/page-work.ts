import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

/**
 * Milliseconds of the processor that the main threads of a browser's pages have used: unlike what the browser itself
 * tells, without the time in which other work of the machine had the processor. The pages take turns, so what it grows
 * by is the work of one of them.
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
