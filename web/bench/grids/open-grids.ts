import type { BenchEnvironment } from '@classeur/local/bench'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { forkServer } from '../../../api/bench/fork-server.ts'
import { newPerson } from '../../../api/bench/roomy-plan.ts'
import { launchBrowser } from '../../e2e/kit/browser.ts'
import type { MarkedClass } from '../../e2e/kit/marked-class.ts'
import { bareApi, bareSave, fillSheet, newSheet, type SheetSize } from '../sheet/bench-sheets.ts'
import { openProduct } from '../sheet/open-product.ts'
import { pageWork } from '../sheet/page-work.ts'
import { openSheet, openWindow, type SheetWindow } from '../sheet/sheet-window.ts'
import { untilLogged } from '../sheet/until-idle.ts'
import { codeAt, maximum, stepHundredths } from './grid-marks.ts'
import { installPeers } from './install-peers.ts'
import { ownName, peerNames } from './peer-names.ts'

/** One grid in its own window. */
export interface Contestant {
  name: string
  window: SheetWindow
  /** True if a paste is shown first and applied with Enter. */
  asks: boolean
  /** Opens the sheet of a size; milliseconds until its first cells are painted, with a warm cache. */
  open: (size: SheetSize) => Promise<number>
}

const sheetName = ({ students, questions }: SheetSize) => `grids-${students}-${questions}`

/** Builds the pages of the other grids for production, as a folder for the bare server. */
async function buildPeers(outDir: string): Promise<void> {
  const folder = await installPeers()
  for (const name of Object.keys(peerNames))
    await build({
      ...{ root: join(folder, name), base: `/page/${name}/`, configFile: false, logLevel: 'error' },
      // The packages of two grids need different versions of React.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: { outDir: join(outDir, name), emptyOutDir: true, target: 'esnext' },
    })
}

/** Opens the product, signed in, and each other grid on the bare server, with filled sheets of these sizes. */
export async function openGrids(environment: BenchEnvironment, sizes: readonly SheetSize[]) {
  const folder = await mkdtemp(join(tmpdir(), 'classeur-bench-'))
  process.env.BARE_PAGE_DIR = join(folder, 'page')
  await buildPeers(process.env.BARE_PAGE_DIR)
  const person = await newPerson(environment)
  const browser = await launchBrowser()
  const workMs = await pageWork(browser)
  const product = await openProduct(environment, person, browser, workMs, folder)
  const bareServer = await forkServer('bare sheet', environment)
  const bareSide = bareApi(bareServer.url, person.token)
  const sheets = new Map<string, MarkedClass>()
  for (const size of sizes) {
    const sheet = await newSheet(product.api, size, maximum, stepHundredths)
    await fillSheet(product.api, sheet, codeAt)
    await bareSide.save(sheetName(size), bareSave(size, 0, codeAt))
    sheets.set(sheetName(size), sheet)
  }
  await untilLogged(environment)
  const sheetOf = (size: SheetSize) => {
    const sheet = sheets.get(sheetName(size))
    if (!sheet) throw new Error(`no sheet of ${sheetName(size)}`)
    return sheet
  }
  const ours: Contestant = {
    ...{ name: ownName, window: product.window, asks: true },
    open: async (size) => (await openSheet(product.window, `/marksheet/${sheetOf(size).examId}`)).cells,
  }
  const peers: Contestant[] = []
  for (const [page, name] of Object.entries(peerNames)) {
    const window = await openWindow(browser, bareServer.url, workMs)
    peers.push({
      ...{ name, window, asks: false },
      async open(size) {
        const sheet = sheetName(size)
        const path = `/page/${page}/index.html?${sheet}#sheet=${sheet}&token=${person.token}`
        return (await openSheet(window, path)).cells
      },
    })
  }
  return {
    ...{ api: product.api, sheetOf, ours },
    contestants: [ours, ...peers],
    /** Waits for the server's work after the product's saves, so that it doesn't slow down another grid. */
    settle: () => untilLogged(environment),
    async close(): Promise<void> {
      await browser.close()
      await Promise.all([product.stop(), bareServer.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Grids = Awaited<ReturnType<typeof openGrids>>
