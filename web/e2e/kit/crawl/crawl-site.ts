import type { BrowserContext, Page } from 'playwright-core'
import { checkForm } from './check-form.ts'
import { findForms, type CrawlMemory } from './find-forms.ts'
import { installPageReader } from './page-reader.ts'
import { refuseWrites } from './refuse-writes.ts'
import { openState, readStored } from './screen-state.ts'
import { settled, watchReads, watchRequests, watchTimers } from './settled.ts'
import type { Person, Visit } from './visits.ts'

/** A person's window, in which one page at a time is crawled. */
export interface Crawler {
  person: Person
  context: BrowserContext
}

export interface CrawlResult {
  /** Addresses and openers on them that couldn't be opened. */
  unopened: string[]
  /** Forms that stored a draft. */
  drafts: Set<string>
  /** Text that wasn't kept. */
  lost: string[]
  /** In which ways forms were left. */
  ways: Set<string>
}

async function prepare(context: BrowserContext): Promise<(path: string) => Promise<Page>> {
  for (const script of [watchTimers, watchReads, refuseWrites, installPageReader])
    await context.addInitScript(script)
  for (const page of context.pages()) await page.close()
  return async (path) => {
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(path)
    await settled(page)
    return page
  }
}

const patienceMs = 60_000

/** True when the router stayed at this address and shows a page there. */
async function isOpened(page: Page, path: string): Promise<boolean> {
  const content = page.getByRole('heading').or(page.getByRole('grid')).first()
  const hasContent = await content.waitFor({ timeout: patienceMs }).then(
    () => true,
    () => false,
  )
  return hasContent && new URL(page.url()).pathname === path
}

/** Takes visits from the list until none is left. */
async function crawl(
  crawler: Crawler,
  visits: Visit[],
  memory: CrawlMemory,
  result: CrawlResult,
): Promise<void> {
  const openTab = await prepare(crawler.context)
  let page = await openTab('/welcome')
  const stored = await readStored(page)
  const outlivesTab = crawler.person !== 'visitor'
  for (let visit = visits.shift(); visit; visit = visits.shift()) {
    await openState(page, { path: visit.path, pressed: [] }, stored)
    // A preference that an earlier page has left in the page's memory would hide parts of this one.
    await page.goto(visit.path)
    await settled(page)
    if (!(await isOpened(page, visit.path))) {
      result.unopened.push(`${visit.path} (${visit.person}): ${page.url()}`)
      continue
    }
    const { forms, missed } = await findForms(page, visit.path, memory, stored)
    result.unopened.push(...missed)
    for (const form of forms) {
      const check = await checkForm(page, form, openTab, { stored, outlivesTab })
      page = check.page
      for (const draft of check.drafts) result.drafts.add(draft)
      for (const way of check.ways) result.ways.add(way)
      result.lost.push(...check.lost)
    }
  }
}

/** Opens every address as its person, finds the forms there and checks each. Crawlers of one person share the work. */
export async function crawlSite(
  crawlers: readonly Crawler[],
  visits: readonly Visit[],
): Promise<CrawlResult> {
  const result: CrawlResult = { unopened: [], drafts: new Set(), lost: [], ways: new Set() }
  const people = [...new Set(crawlers.map(({ person }) => person))]
  const runs = people.flatMap((person) => {
    const left = visits.filter((visit) => visit.person === person)
    const memory = { pressed: new Set<string>(), seen: new Set<string>() }
    const theirs = crawlers.filter((crawler) => crawler.person === person)
    return theirs.map((crawler) => crawl(crawler, left, memory, result))
  })
  await Promise.all(runs)
  return result
}
