import type { CDPSession, Page } from 'playwright-core'

/** A cell by its position, and the text that it must show. */
export interface Shown {
  at: string
  text: string
}

/** Times in milliseconds since the page's navigation. */
export interface Painted {
  keyAt: number
  paintedAt: number
}

interface Probe {
  afterPaint: (isDone: () => boolean) => Promise<number>
  textAt: (at: string) => string | null
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
  const textAt = (at: string) => {
    const cell = document.querySelector(`[role=gridcell][data-at="${at}"]`)
    if (!cell) return null
    const seen = [...cell.childNodes].filter((node) => !(node instanceof HTMLElement && node.hidden))
    return cell.querySelector('input')?.value ?? seen.map(({ textContent }) => textContent).join('')
  }
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

/** Presses a key like a person, and waits until the page has painted the expected cells. */
export async function pressUntilPainted(page: Page, key: string, shown: readonly Shown[]): Promise<Painted> {
  await page.evaluate(
    ({ cells, code }) => {
      const { benchProbe } = window
      benchProbe.key = new Promise((resolve) => {
        const heard = (event: KeyboardEvent) => {
          if (event.key.toLowerCase() !== code) return
          removeEventListener('keydown', heard, true)
          resolve(event.timeStamp)
        }
        addEventListener('keydown', heard, true)
      })
      const isShown = () => cells.every(({ at, text }) => benchProbe.textAt(at) === text)
      const painted = benchProbe.key.then(() => benchProbe.afterPaint(isShown))
      Object.assign(window, { benchPainted: painted })
    },
    { cells: shown, code: (key.split('+').at(-1) ?? '').toLowerCase() },
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
