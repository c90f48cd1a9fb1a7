import type { Page } from 'playwright-core'
import type { Opener, TextControl } from './page-reader.ts'
import { settled } from './settled.ts'

/** A page of the app with something open on it: its address and the pressed openers, in order. */
export interface ScreenState {
  path: string
  pressed: readonly Opener[]
}

/** Reads like "/classe/1/students › Groups". */
export const nameOfState = ({ path, pressed }: ScreenState): string =>
  [path, ...pressed.map(({ name }) => name)].join(' › ')

export const textControls = (page: Page): Promise<TextControl[]> =>
  page.evaluate(() => window.pageReader.textControls())

export const openersOf = (page: Page): Promise<Opener[]> => page.evaluate(() => window.pageReader.openers())

/** Presses the first opener with this pattern. Returns false if the page has none. */
export async function press(page: Page, { pattern }: Opener): Promise<boolean> {
  const isThere = await page.evaluate((one) => {
    const element = window.pageReader.openerOf(one)
    if (element instanceof HTMLElement) element.click()
    return element !== null
  }, pattern)
  await settled(page)
  return isThere
}

/** Sends the router to an address, without a reload. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settled(page)
}

/** A small page that everybody may open. A page opened from there is as fresh as after a reload. */
const elsewhere = '/handleError'

async function pressAll(page: Page, { pressed }: ScreenState): Promise<boolean> {
  for (const opener of pressed) if (!(await press(page, opener))) return false
  return true
}

/** A person's data in the browser's storage. */
export type Stored = Record<'localStorage' | 'sessionStorage', Record<string, string>>

export const readStored = (page: Page): Promise<Stored> =>
  page.evaluate(() => ({ localStorage: { ...localStorage }, sessionStorage: { ...sessionStorage } }))

/** Runs in the page. Forgets marks that were typed or undone by a press and refused: a sheet would show them again. */
async function emptyDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error(name))
    })
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite')
      for (const store of stores) transaction.objectStore(store).clear()
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error ?? new Error(name))
      })
    }
    database.close()
  }
}

/**
 * Opens a page as it was when `stored` was read, without drafts and preferences of later presses, and presses the
 * openers of the state. Returns false if one of them is missing, because the state followed from other presses.
 */
export async function openState(page: Page, state: ScreenState, stored: Stored): Promise<boolean> {
  await goTo(page, elsewhere)
  await page.evaluate((before) => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      window[name].clear()
      for (const [key, value] of Object.entries(before[name])) window[name].setItem(key, value)
    }
  }, stored)
  await page.evaluate(emptyDatabases)
  await goTo(page, state.path)
  if (await pressAll(page, state)) return true
  // The page's memory holds preferences too.
  await page.goto(state.path)
  await settled(page)
  return pressAll(page, state)
}
