import type { CDPSession, Page } from 'playwright-core'
import type { SheetPage } from '../peers/sheet-page.ts'

/** A cell by its position, and the text that it must show. */
export interface Shown {
  at: string
  text: string
}

/** What a page must have painted. */
export interface Expected {
  cells: readonly Shown[]
  /** The current cell. */
  active?: string
  /**
   * True: the cells show a paste that isn't applied yet, and end with the texts. False: no cell shows a paste
   * any more.
   */
  isPreview?: boolean
}

/** Times in milliseconds since the page's navigation. */
export interface Painted {
  keyAt: number
  paintedAt: number
}

interface Probe extends SheetPage {
  afterPaint: (isDone: () => boolean) => Promise<number>
  /** When the first cells were visible. */
  opened: Promise<number>
  key: Promise<number>
}

declare global {
  interface Window {
    benchProbe: Probe
  }
}

/** Runs in the page before the page's own scripts. */
function install(): void {
  const cellAt = (at: string) => document.querySelector(`[role=gridcell][data-at="${at}"]`)
  /** Reads the product's sheet and the bare grid. */
  const byRoles: SheetPage = {
    textAt(at) {
      const cell = cellAt(at)
      if (!cell) return null
      const seen = [...cell.childNodes].filter((node) => !(node instanceof HTMLElement && node.hidden))
      return cell.querySelector('input')?.value ?? seen.map(({ textContent }) => textContent).join('')
    },
    activeAt() {
      const current = '[role=gridcell][data-selection], [role=gridcell][tabindex="0"]'
      return document.querySelector(current)?.getAttribute('data-at') ?? null
    },
    pointOf(at) {
      const box = cellAt(at)?.getBoundingClientRect()
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
    },
  }
  const ofPage = () => window.sheetPage ?? byRoles
  const textAt = (at: string) => ofPage().textAt(at)
  /**
   * The end of the first frame in which the condition holds: a task posted in the frame's callback runs after
   * painting.
   */
  const afterPaint = (isDone: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const end = performance.now() + 30_000
      const channel = new MessageChannel()
      const frame = () => requestAnimationFrame(() => channel.port2.postMessage(null))
      channel.port1.onmessage = () => {
        if (isDone()) resolve(performance.now())
        else if (performance.now() > end) reject(new Error(`${String(isDone)}: ${document.body.innerText}`))
        else frame()
      }
      frame()
    })
  window.benchProbe = {
    textAt,
    activeAt: () => ofPage().activeAt(),
    pointOf: (at) => ofPage().pointOf(at),
    afterPaint,
    opened: afterPaint(() => (textAt('0:0') ?? '') !== ''),
    key: Promise.resolve(0),
  }
}

export async function installProbe(page: Page): Promise<void> {
  // The loader of this process adds name markers to functions, including those that run in the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(install)
}

/** Presses a key like a person, and waits until the page has painted what is expected. */
export async function pressUntilPainted(page: Page, key: string, expected: Expected): Promise<Painted> {
  await page.evaluate(
    ({ cells, active, isPreview, code }) => {
      const { benchProbe } = window
      benchProbe.key = new Promise((resolve) => {
        const heard = (event: KeyboardEvent) => {
          if (event.key.toLowerCase() !== code) return
          removeEventListener('keydown', heard, true)
          resolve(event.timeStamp)
        }
        addEventListener('keydown', heard, true)
      })
      const isText = (shown: string | null, text: string) =>
        isPreview ? shown?.endsWith(text) === true : shown === text
      const isShown = () =>
        cells.every(({ at, text }) => isText(benchProbe.textAt(at), text)) &&
        (active === undefined || benchProbe.activeAt() === active) &&
        (isPreview === undefined || isPreview === (document.querySelector('[data-paste]') !== null))
      const painted = benchProbe.key.then(() => benchProbe.afterPaint(isShown))
      Object.assign(window, { benchPainted: painted })
    },
    { ...expected, code: (key.split('+').at(-1) ?? '').toLowerCase() },
  )
  await page.keyboard.press(key)
  return page.evaluate(async () => ({
    keyAt: await window.benchProbe.key,
    paintedAt: await (window as unknown as { benchPainted: Promise<number> }).benchPainted,
  }))
}

/** The page's time at which the response to the last PUT had arrived; waits for it. */
export const lastSavedAt = (page: Page, since: number): Promise<number> =>
  page.evaluate(async (from) => {
    for (const end = performance.now() + 20_000; performance.now() < end;) {
      const found = performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .find(
          ({ name, initiatorType, startTime }) =>
            initiatorType === 'fetch' && startTime >= from && /\/(marks|sheets\/[^/]+)$/.test(name),
        )
      if (found && found.responseEnd > 0) {
        performance.clearResourceTimings()
        return found.responseEnd
      }
      await new Promise((done) => setTimeout(done, 5))
    }
    throw new Error('nothing was saved')
  }, since)

export const copyText = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text)

export const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate })
