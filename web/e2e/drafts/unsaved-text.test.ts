import type { Stack } from '@classeur/local'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { draftForms } from '../../src/drafts/draft-forms.ts'
import { accountPassword, confirmAccount, newTeacher, registerAccount } from '../kit/accounts.ts'
import { openWindow, signIn } from '../kit/browser.ts'
import { makeSchool } from '../kit/crawl/crawled-school.ts'
import { crawlSite } from '../kit/crawl/crawl-site.ts'
import { fourWays } from '../kit/crawl/leave-and-return.ts'
import { readSiteMap } from '../kit/crawl/site-map.ts'
import { visitsOf } from '../kit/crawl/visits.ts'
import { apiOf, makeClass, type MarkedClass } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

const email = 'unsaved-text@school.example'

let stack: Stack
let browser: Browser
let context: BrowserContext
let page: Page
let marked: MarkedClass

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

let ready: Promise<void> | null = null
/** A teacher with a class, created once in the first test. */
const prepared = () => (ready ??= prepare())

async function prepare() {
  ;({ context, page } = await newTeacher(browser, stack.url, email))
  marked = await makeClass(await apiOf(page, stack.url), ['Abidi, Yasmine', 'Zahra, Amal'], [4, 6])
}

const noteOf = (of: Page) => of.getByLabel('Note')
const openCard = async (of: Page) => {
  await of.goto(`/classe/${marked.classId}/students?student=${marked.studentIds[0]}`)
  await noteOf(of).waitFor()
}
const draftsIn = (of: Page) =>
  of.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('classeur:draft:')))

it('text typed in another tab appears here, and so does what that tab saves', async () => {
  await prepared()
  const other = await context.newPage()
  await openCard(page)
  await openCard(other)
  await noteOf(other).fill('Sits in front')
  await expect.poll(() => noteOf(page).inputValue()).toBe('Sits in front')
  await page.getByText(/^Unsaved text from/).waitFor()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Unsaved text from/).waitFor({ state: 'detached' })
  await expect.poll(() => noteOf(page).inputValue()).toBe('Sits in front')
  await other.close()
})

it('a draft survives an expired session and is offered again after sign-in', async () => {
  await prepared()
  await openCard(page)
  await noteOf(page).fill('Typed before the session ended')
  await context.clearCookies()
  await page.reload()
  await page.getByLabel('Email').waitFor()
  await signIn(page, email, accountPassword)
  await noteOf(page).waitFor()
  expect(await noteOf(page).inputValue()).toBe('Typed before the session ended')
})

it('sign-out warns that drafts will be deleted, and deletes them all', async () => {
  await prepared()
  await openCard(page)
  await noteOf(page).fill('Typed before signing out')
  expect(await draftsIn(page)).toHaveLength(1)
  await page.goto('/')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByText('1 draft on this device isn’t saved. Signing out deletes it.').waitFor()
  // This page also shows the sign-in form before the browser goes to the issuer. Sign-out has finished only in a new
  // document.
  await page.evaluate(() => document.documentElement.setAttribute('data-signing-out', ''))
  await page.getByRole('button', { name: 'Sign out anyway' }).click()
  await page.locator('html:not([data-signing-out])').getByLabel('Email').waitFor()
  expect(await draftsIn(page)).toEqual([])
  await page.goto(`/classe/${marked.classId}/students?student=${marked.studentIds[0]}`)
  await page.getByLabel('Email').waitFor()
  await signIn(page, email, accountPassword)
  await noteOf(page).waitFor()
  expect(await noteOf(page).inputValue()).toBe('Sits in front')
})

/** Forms in which the crawl can't type. Each has its own test. */
const formsTestedElsewhere: Record<string, string> = {
  'import-students': 'which column means what, in a file that was chosen before',
  'lesson-sections': 'edits of a lesson plan that the server doesn’t have yet',
  'lesson-text': 'a text of a lesson plan, edited in place: Escape restores it on purpose',
  'lesson-title': 'the title of a lesson plan, edited in the same way',
  'picture-labels':
    'the labels of a picture, saved whenever a field is left; opening the editor again adds no field',
  'picture-name': 'the name of a picture, edited in place: Escape restores it on purpose',
  'report-picture': 'a report of another person’s picture; the crawl’s school has one teacher',
  'resource-item': 'an item of a sheet; only a worker writes sheets, and the crawl’s school has none',
  'resource-note': 'a note to parents, for the same reason',
  'resource-text': 'the title of a sheet, for the same reason',
  'resource-wish': 'a wish for an item, for the same reason',
  restore: 'what to restore of a backup: choices, no text',
  'lesson-wish': 'only a plan that a generator wrote can be written again; the crawl opens an empty frame',
}

/** Visits every twelfth page, and all of them with `npm run test:deep`: it is the longest test. */
it('every form on every page keeps its text however it is left', async () => {
  const teacher = await newTeacher(browser, stack.url, 'crawl@school.example')
  const values = await makeSchool(await apiOf(teacher.page, stack.url))
  const second = await openWindow(browser, stack.url)
  await second.page.goto('/login')
  await signIn(second.page, 'crawl@school.example', accountPassword)
  await second.page.waitForURL(`${stack.url}/`)
  const newcomer = await registerAccount(browser, stack.url, 'newcomer@school.example')
  await confirmAccount(newcomer.page, stack.url, 'newcomer@school.example')
  const visitor = await openWindow(browser, stack.url)
  const routes = await readSiteMap()
  const visits = visitsOf(routes, values)
  const { unopened, drafts, lost, ways } = await crawlSite(
    [
      { person: 'teacher', context: teacher.context },
      { person: 'teacher', context: second.context },
      { person: 'newcomer', context: newcomer.context },
      { person: 'visitor', context: visitor.context },
    ],
    isDeep ? visits : visits.filter((_, index) => index % 12 === 0),
  )
  expect(unopened).toEqual([])
  expect(lost).toEqual([])
  const tested = [...new Set([...drafts, ...Object.keys(formsTestedElsewhere)])]
  expect(drafts.size).toBeGreaterThan(0)
  expect(Object.keys(draftForms)).toEqual(expect.arrayContaining(tested))
  if (!isDeep) return
  expect([...ways].sort()).toEqual(Object.keys(fourWays).sort())
  expect(tested.sort()).toEqual(Object.keys(draftForms).sort())
}, 1_800_000)
