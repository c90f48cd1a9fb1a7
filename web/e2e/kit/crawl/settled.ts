import type { Page, Request } from 'playwright-core'

/** The requests in progress of a page, and the number of starts and ends until now. */
interface Requests {
  running: Set<Request>
  changes: number
}

const requestsOf = new WeakMap<Page, Requests>()
const patienceMs = 60_000

/**
 * Tracks the page's requests from now on, for {@link settled}. A request of the socket lasts until there is an event.
 */
export function watchRequests(page: Page): void {
  const requests: Requests = { running: new Set(), changes: 0 }
  const { running } = requests
  requestsOf.set(page, requests)
  const end = (request: Request) => {
    if (running.delete(request)) requests.changes += 1
  }
  let isDocumentAnswered = false
  const isDocument = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) return
    running.add(request)
    requests.changes += 1
  })
  page.on('response', (response) => {
    const request = response.request()
    if (isDocument(request)) isDocumentAnswered = true
    // A response that nobody reads never ends, such as one that was prefetched for a hidden part. The page itself tracks
    // the responses that it reads. It has nothing to show from code before all of it has arrived.
    if (!['script', 'stylesheet'].includes(request.resourceType())) end(request)
  })
  page.on('requestfinished', end)
  page.on('framenavigated', (frame) => {
    if (!isDocumentAnswered || frame !== page.mainFrame()) return
    // A new document aborts the requests of the old one, which then report no end.
    running.clear()
    isDocumentAnswered = false
  })
  page.on('requestfailed', end)
}

declare global {
  interface Window {
    shortTimers: Set<number>
    /** Number of requests without a response, and of responses that are being read. */
    runningReads: number
  }
}

/**
 * Runs in the page. Tracks timers that run soon, for {@link settled}: React may show a lazily loaded part up to 300 ms
 * after its placeholder, and nothing in the page tells.
 */
export function watchTimers(): void {
  const soonMs = 500
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  window.shortTimers = new Set()
  const watched = (handler: TimerHandler, delayMs = 0, ...values: unknown[]): number => {
    if (typeof handler !== 'function' || delayMs > soonMs) return set(handler, delayMs, ...values)
    const id = set(() => {
      window.shortTimers.delete(id)
      ;(handler as (...all: unknown[]) => void)(...values)
    }, delayMs)
    window.shortTimers.add(id)
    return id
  }
  window.setTimeout = watched as typeof window.setTimeout
  window.clearTimeout = (id) => {
    window.shortTimers.delete(Number(id))
    clear(id)
  }
}

/** Runs in the page. Counts requests from their start until the page has read the response, for {@link settled}. */
export function watchReads(): void {
  window.runningReads = 0
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    window.runningReads += 1
    try {
      return await work
    } finally {
      window.runningReads -= 1
    }
  }
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => counted(send(input, init))
  for (const name of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const read = Response.prototype[name] as (this: Response) => Promise<never>
    Response.prototype[name] = function (this: Response) {
      return counted(read.call(this))
    }
  }
}

/** Waits until the page isn't busy and several consecutive frames change nothing in it. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const stillFrames = 2
        let still = 0
        const observer = new MutationObserver(() => (still = 0))
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const frame = () => {
          const isBusy =
            window.shortTimers.size > 0 ||
            window.runningReads > 0 ||
            !document.querySelector('#root > *') ||
            document.querySelector('[aria-busy=true], [data-testid=loading-overlay]')
          still = isBusy ? 0 : still + 1
          if (still <= stillFrames) return requestAnimationFrame(frame)
          observer.disconnect()
          resolve()
        }
        frame()
      }),
  )

/** Resolves when the page has no request in progress and has stopped changing. */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf.get(page)
  if (!requests) throw new Error(`the requests of ${page.url()} aren't watched`)
  const { running } = requests
  const end = Date.now() + patienceMs
  do {
    // A request that ends while the page is still may change the page afterwards.
    const before = requests.changes
    const isStill = await untilStill(page).then(
      () => true,
      // The press opened another document, so start again there. A closed page fails here.
      () => page.waitForLoadState().then(() => false),
    )
    if (isStill && running.size === 0 && requests.changes === before) return
  } while (Date.now() < end)
  throw new Error(`${page.url()} still waits for ${[...running].map((request) => request.url()).join(', ')}`)
}
