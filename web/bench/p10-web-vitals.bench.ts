import { bench, limited, median, type Row } from '@classeur/local/bench'
import type { CDPSession, Page } from 'playwright-core'
import { newPerson } from '../../api/bench/roomy-plan.ts'
import { fillSheet, newSheet } from './sheet/bench-sheets.ts'
import { openPages } from './sheet/open-pages.ts'
import { slowDown } from './sheet/page-probe.ts'

const rounds = 5
const slower = 4
const latencyMs = 150
const bytesPerSecond = 1_600_000 / 8
/** Interactions shorter than this are reported as 0. */
const shortestReportedMs = 16
const limits = { lcpMs: 2500, shift: 0.1, interactionMs: 200 }

interface Screen {
  name: string
  path: string
  /** What a teacher does first on the page. */
  act: (page: Page) => Promise<void>
}

const screensOf = (classId: string, examId: string): Screen[] => [
  {
    ...{ name: 'Home', path: '/' },
    act: (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  },
  {
    ...{ name: 'Class', path: `/classe/${classId}/students` },
    act: (page) => page.getByRole('checkbox').nth(1).click(),
  },
  {
    ...{ name: 'Mark sheet', path: `/marksheet/${examId}` },
    async act(page) {
      await page.locator('[role=gridcell][data-at="3:2"]').click()
      await page.keyboard.press('2')
      await page.keyboard.press('Enter')
    },
  },
  {
    ...{ name: 'Generator', path: '/lesson-plan-generator' },
    act: (page) => page.getByRole('textbox').first().pressSequentially('Fractions'),
  },
]

interface Vitals {
  lcpMs: number
  shift: number
  interactionMs: number
}

/** Runs in the page before its own scripts. */
function watchVitals(shortestMs: number): void {
  const vitals = { lcpMs: 0, shift: 0, interactionMs: 0 }
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
      ...(type === 'event' && { durationThreshold: shortestMs }),
    })
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.shift += value
  })
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) vitals.interactionMs = Math.max(vitals.interactionMs, entry.duration)
  })
  Object.assign(window, { vitals })
}

/** Opens a page with an empty cache, on a slow connection and processor, and acts on it. */
async function visit(page: Page, session: CDPSession, { path, act }: Screen): Promise<Vitals> {
  const network = { offline: false, latency: latencyMs }
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', { ...network, ...throughput })
  await slowDown(session, slower)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await act(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
}

/** P10: web vitals with an empty cache, a quarter of the CPU and a slow phone connection. */
await bench(async (environment) => {
  const person = await newPerson(environment)
  const pages = await openPages(environment, person)
  const { page, session } = pages.product
  const sheet = await newSheet(pages.api, { students: 40, questions: 30 })
  await fillSheet(pages.api, sheet)
  await session.send('Network.enable')
  await page.addInitScript(watchVitals, shortestReportedMs)
  const rows: Row[] = []
  for (const screen of screensOf(sheet.classId, sheet.examId)) {
    const all: Vitals[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await visit(page, session, screen))
    const of = (name: keyof Vitals) => median(all.map((one) => one[name]))
    const line = (what: string) => ({ goalId: 'P10', what: `${screen.name}: ${what}` })
    rows.push(
      limited({ ...line('largest paint'), unit: 'ms', ours: of('lcpMs'), most: limits.lcpMs }),
      limited({ ...line('layout shift'), unit: 'CLS', ours: of('shift'), most: limits.shift }),
      limited({
        ...{ ...line('slowest interaction'), unit: 'ms' },
        ...{ ours: of('interactionMs'), most: limits.interactionMs },
      }),
    )
  }
  await pages.close()
  return rows
})
