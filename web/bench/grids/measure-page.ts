import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import type { SheetSize } from '../sheet/bench-sheets.ts'
import type { Contestant } from './open-grids.ts'

const kilobyte = 1000
const megabyte = 1_000_000

/** Opens the page without its cache; all scripts that it loads until the network is idle, in KB after gzip. */
export async function scriptsOf({ window: { page, session }, open }: Contestant, size: SheetSize) {
  await open(size)
  const scripts = new Map<string, Response>()
  const listen = (response: Response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.set(response.url(), response)
  }
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  page.on('response', listen)
  await page.reload({ waitUntil: 'networkidle' })
  page.off('response', listen)
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  let bytes = 0
  for (const response of scripts.values()) bytes += gzipSync(await response.body(), { level: 9 }).length
  return bytes / kilobyte
}

/** The page's JavaScript heap in MB after a garbage collection. */
export async function heapOf({ window: { session } }: Contestant): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / megabyte
}
