import type { Stack } from '@classeur/local'
import { startTcpProxy, type TcpProxy } from '@classeur/local/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser } from '../kit/browser.ts'
import { apiOf, loggedOf, makeClass, openTable, storedOf } from '../kit/marked-class.ts'
import { sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
/** All traffic between the browser and the app passes through this proxy. Cutting it takes the browser offline. */
let way: TcpProxy
beforeAll(async () => {
  ;({ stack } = await sharedStack())
  way = await startTcpProxy(stack.url)
  browser = await launchBrowser([`--host-resolver-rules=MAP localhost 127.0.0.1:${way.port}`])
})
afterAll(async () => {
  await browser?.close()
  await way?.cut()
})

/** Number of operations that this browser stores until the server has them. */
const keptOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('classeur:unsent-marks')
        open.onerror = () => reject(new Error('no storage'))
        open.onsuccess = () => {
          const count = open.result.transaction('entries').objectStore('entries').count()
          count.onsuccess = () => {
            open.result.close()
            resolve(count.result)
          }
        }
      }),
  )

async function typeDown(page: Page, marks: readonly string[]): Promise<void> {
  await page.keyboard.press('Control+Home')
  for (const mark of marks) {
    await page.keyboard.type(mark)
    await page.keyboard.press('Enter')
  }
}

describe('marks typed while the server can’t be reached', () => {
  it('wait on the device after the window closes, and the next window sends them in order', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'away@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal'], [4])
    await openTable(page, made.examId)
    await way.cut()
    await typeDown(page, ['1', '2', '3'])
    await typeDown(page, ['4'])
    await expect.poll(() => keptOn(page)).toBe(4)
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    expect(await storedOf(api, made)).toEqual([[null], [null], [null]])

    await way.restore()
    const next = await context.newPage()
    await openTable(next, made.examId)
    await expect.poll(() => storedOf(api, made)).toEqual([[400], [200], [300]])
    await expect.poll(() => keptOn(next)).toBe(0)
    const ofFirst = (await loggedOf(api, made)).filter(({ student }) => student === 0)
    expect(ofFirst.map(({ to }) => to)).toEqual([100, 400])
    // Undo follows the order of typing, although all marks arrived at the same moment.
    for (const stored of [
      [[100], [200], [300]],
      [[100], [200], [null]],
      [[100], [null], [null]],
    ]) {
      await next.keyboard.press('Control+z')
      await expect.poll(() => storedOf(api, made)).toEqual(stored)
    }
    await context.close()
  })

  it('are kept when the window is left in the same task as Enter', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'gone@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé'], [4])
    await openTable(page, made.examId)
    await way.cut()
    page.on('dialog', (asked) => void asked.accept())
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('3')
    // No frame is painted between the key and the end of the page.
    await page.evaluate(() => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(enter)
      location.assign('about:blank')
    })
    await page.waitForURL('about:blank')
    expect(await storedOf(api, made)).toEqual([[null], [null]])

    await way.restore()
    const next = await context.newPage()
    await openTable(next, made.examId)
    await expect.poll(() => storedOf(api, made)).toEqual([[300], [null]])
    await context.close()
  })

  it('are kept when the page ends before the browser has stored them', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'slow@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé'], [4])
    await openTable(page, made.examId)
    await way.cut()
    page.on('dialog', (asked) => void asked.accept())
    // A transaction that never begins is one that the end of its page cancels.
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('The page ends', 'AbortError')
      }
    })
    await typeDown(page, ['1', '2'])
    await page.goto('about:blank')
    expect(await storedOf(api, made)).toEqual([[null], [null]])

    await way.restore()
    const next = await context.newPage()
    await openTable(next, made.examId)
    await expect.poll(() => storedOf(api, made)).toEqual([[100], [200]])
    await expect.poll(() => keptOn(next)).toBe(0)
    await context.close()
  })

  it('are sent by the same window as soon as the server responds again', async () => {
    const { page, context } = await newTeacher(browser, stack.url, 'back@school.example')
    const api = await apiOf(page, stack.url)
    const made = await makeClass(api, ['Abidi, Yasmine', 'Bernard, Chloé'], [4])
    await openTable(page, made.examId)
    await way.cut()
    await typeDown(page, ['1', '2'])
    await expect.poll(() => keptOn(page)).toBe(2)
    await way.restore()
    await expect.poll(() => storedOf(api, made)).toEqual([[100], [200]])
    await expect.poll(() => keptOn(page)).toBe(0)
    await context.close()
  })
})
