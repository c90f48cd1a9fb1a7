import react from '@vitejs/plugin-react'
import { startStack } from '@classeur/local'
import type { BenchEnvironment } from '@classeur/local/bench'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { forkServer } from '../../../api/bench/fork-server.ts'
import { completeProfile } from '../../e2e/kit/accounts.ts'
import { launchBrowser, signIn } from '../../e2e/kit/browser.ts'
import { apiOf, type Api } from '../../e2e/kit/marked-class.ts'
import { giveRoom } from '../../../api/bench/roomy-plan.ts'
import { bareApi, bareSave, type SheetSize } from './bench-sheets.ts'
import { installProbe } from './page-probe.ts'
import { pageWork } from './page-work.ts'

const bareGrid = fileURLToPath(new URL('../bare-grid', import.meta.url))

/** Opens a window with empty storage and the probe, and its DevTools session. */
async function openWindow(browser: Browser, url: string, workMs: () => Promise<number>) {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 920 } },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await installProbe(page)
  const session = await context.newCDPSession(page)
  return { page, session, workMs }
}

export type SheetWindow = Awaited<ReturnType<typeof openWindow>>

/**
 * Opens two windows of one browser: the product behind its gateway (compiled, as `npm start` runs it), signed
 * in, and the bare grid on its bare server. `api` is the product's, for the benches' own requests.
 */
export async function openPages(environment: BenchEnvironment, person: BenchPerson) {
  const folder = await mkdtemp(join(tmpdir(), 'classeur-bench-'))
  await build({
    ...{ root: bareGrid, base: '/page/', configFile: false, logLevel: 'error', plugins: [react()] },
    build: { outDir: join(folder, 'page'), target: 'esnext' },
  })
  process.env.BARE_PAGE_DIR = join(folder, 'page')
  const stack = await startStack({
    ...{ dataDir: join(folder, 'stack'), mongoUrl: environment.mongoUrl, redisUrl: environment.redisUrl },
    env: { MONGO_URL: '', REDIS_URL: '', PORT: '' },
  })
  const bareServer = await forkServer('bare sheet', environment)
  const browser = await launchBrowser()

  const workMs = await pageWork(browser)
  const product = await openWindow(browser, stack.url, workMs)
  const account = stack.sampleAccount ?? { email: '', password: '' }
  await product.page.goto('/login')
  await signIn(product.page, account.email, account.password)
  await product.page.getByLabel('Your name').waitFor()
  await completeProfile(product.page, 'Ada')
  await product.page.waitForURL(`${stack.url}/`)
  const api: Api = await apiOf(product.page, stack.url)
  const users = await environment.connection.collection('user_info').find().toArray()
  for (const { _id } of users) if (String(_id) !== person.id) await giveRoom(environment, String(_id))

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
      await Promise.all([stack.stop(), bareServer.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Opens a sheet that was visited before. Measures the milliseconds until the first cells and until anything is
 * visible, and the page's CPU time until then.
 */
async function openSheet({ page, workMs }: SheetWindow, path: string) {
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
