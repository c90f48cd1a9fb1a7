import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { startTestStack, type TestStack } from './running-stack.ts'

interface SharedStack {
  stack: TestStack
  browser: Browser
}

let shared: Promise<SharedStack> | null = null

async function start(): Promise<SharedStack> {
  const [stack, browser] = await Promise.all([startTestStack({ SAMPLE_PACE_MS: '0' }), launchBrowser()])
  // No file is the last one to its knowledge, so both end with the process. Its runner allows it half a second.
  process.once('SIGTERM', () => {
    stack.stopAtOnce()
    process.exit()
  })
  return { stack, browser }
}

/**
 * One stack and one browser for all test files of a process, because starting them takes longer than most tests. A file
 * uses its own (`startTestStack`) if it needs other settings, stops a process of the product or tests the accounts
 * themselves. Each teacher has an address that no other file uses.
 */
export const sharedStack = (): Promise<SharedStack> => (shared ??= start())

/** Closes the windows that a failed test left open. */
export async function closeWindows(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close()
}
