import { existsSync } from 'node:fs'
import { onTestFailed } from 'vitest'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { loggedTrouble } from './running-stack.ts'

const candidates = [
  process.env.CHROMIUM_PATH,
  // Uses less CPU than the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** `args` are options of Chromium for one test's needs. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = candidates.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('no Chromium found: install chromium or set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  })
}

/** Numbers the screenshots of a test's windows. */
let shots = 0

/** A window with its own empty storage. Page errors are collected in `errors`, for tests to check. */
export async function openWindow(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 920 },
    ...options,
  })
  // As for the tests: a limit for what never happens, not a measure of speed.
  context.setDefaultTimeout(60_000)
  const errors: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) errors.push(message.text())
  })
  try {
    // A screenshot explains more than the selector that didn't appear.
    onTestFailed(async ({ task }) => {
      shots += 1
      const path = `.local/e2e/${task.name.replace(/\W+/g, '-').slice(0, 80)}-${shots}.png`
      await page.screenshot({ path }).catch(() => undefined)
      for (const line of await loggedTrouble(url)) console.error(line)
    })
  } catch {
    // Windows that a file opens before its tests have no test that can fail.
  }
  return { context, page, errors }
}

/** Delays every answer that the page gets from now on. */
export async function answerLate(page: Page, latencyMs: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const link = { offline: false, latency: latencyMs, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', link)
}

/**
 * Resolves after the page's socket has failed to connect this many times from now on. Chromium reports each failure.
 */
export async function failedConnections(page: Page, count: number): Promise<void> {
  for (let failed = 0; failed < count; failed += 1) {
    await page.waitForEvent('console', {
      predicate: (message) => /^WebSocket connection to .* failed/.test(message.text()),
      timeout: 60_000,
    })
  }
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
