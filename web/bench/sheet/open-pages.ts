import react from '@vitejs/plugin-react'
import type { BenchEnvironment } from '@classeur/local/bench'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { forkServer } from '../../../api/bench/fork-server.ts'
import { launchBrowser } from '../../e2e/kit/browser.ts'
import { bareApi, bareSave, type SheetSize } from './bench-sheets.ts'
import { openProduct } from './open-product.ts'
import { pageWork } from './page-work.ts'
import { openSheet, openWindow } from './sheet-window.ts'

const bareGrid = fileURLToPath(new URL('../bare-grid', import.meta.url))

/**
 * Opens two windows of one browser: the product, signed in, and the bare grid on its bare server. `api` is the
 * product's, for the benches' own requests.
 */
export async function openPages(environment: BenchEnvironment, person: BenchPerson) {
  const folder = await mkdtemp(join(tmpdir(), 'classeur-bench-'))
  await build({
    ...{ root: bareGrid, base: '/page/', configFile: false, logLevel: 'error', plugins: [react()] },
    build: { outDir: join(folder, 'page'), target: 'esnext' },
  })
  process.env.BARE_PAGE_DIR = join(folder, 'page')
  const browser = await launchBrowser()
  const workMs = await pageWork(browser)
  const { window: product, api, stop } = await openProduct(environment, person, browser, workMs, folder)
  const bareServer = await forkServer('bare sheet', environment)
  const bare = await openWindow(browser, bareServer.url, workMs)
  const bareSide = bareApi(bareServer.url, person.token)

  return {
    ...{ api, product, bare },
    openProduct: (examId: string) => openSheet(product, `/marksheet/${examId}`),
    openErrors: (examId: string) => openSheet(product, `/marksheet/${examId}/table_errors`),
    openBare: (name: string) => openSheet(bare, `/page/?${name}#sheet=${name}&token=${person.token}`),
    /** The bare grid with a threshold, which marks the cells below it. */
    openBareErrors: (name: string) =>
      openSheet(bare, `/page/?${name}#sheet=${name}&token=${person.token}&threshold=yes`),
    fillBare: (name: string, size: SheetSize) => bareSide.save(name, bareSave(size, 0)),
    async close(): Promise<void> {
      await browser.close()
      await Promise.all([stop(), bareServer.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
