import type { Page } from 'playwright-core'
import { isDeep } from '../../../../.config/deep-tests.ts'
import type { CrawledForm } from './find-forms.ts'
import { fourWays, isWayOfTab, reach, typeIntoAll } from './leave-and-return.ts'
import type { TextControl } from './page-reader.ts'
import { nameOfState, openState, textControls, type Stored } from './screen-state.ts'

export interface FormCheck {
  /** The currently open tab. */
  page: Page
  /** Forms that stored a draft during typing. */
  drafts: string[]
  /** One line per control that didn't keep its text. */
  lost: string[]
  /** In which ways it was left. */
  ways: string[]
}

/** Names of the forms with a stored draft, from keys such as `classeur:draft:{person}:{form}:{subject}`. */
const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('classeur:draft:'))
      .map((key) => key.split(':')[3] ?? ''),
  )

const shownIn = (shown: readonly TextControl[], control: TextControl): string =>
  JSON.stringify(shown.find(({ key }) => key === control.key)?.value ?? null)

/** One way for each form, and all of them with `npm run test:deep`: the crawl is the longest test. */
function waysFor(form: CrawledForm) {
  const ways = Object.entries(fourWays)
  if (isDeep) return ways
  const chosen = nameOfState(form.state).length % ways.length
  return ways.filter((_, index) => index === chosen)
}

/**
 * Types into a form, leaves it and returns, in one of the four ways or in all.
 * @param outlivesTab false for a visitor without an account: others may use the device, so the text must end with the tab
 */
export async function checkForm(
  first: Page,
  form: CrawledForm,
  openTab: (path: string) => Promise<Page>,
  { stored, outlivesTab }: { stored: Stored; outlivesTab: boolean },
): Promise<FormCheck> {
  let page = first
  const [drafts, lost, ways] = [new Set<string>(), [] as string[], [] as string[]]
  if (!(await openState(page, form.state, stored)))
    lost.push(`${nameOfState(form.state)} can't be opened a second time`)
  for (const [way, leave] of waysFor(form)) {
    if (!(await reach(page, form))) {
      lost.push(`${nameOfState(form.state)} can't be opened before ${way}`)
      continue
    }
    ways.push(way)
    const expected = await typeIntoAll(page, form)
    const typed = await textControls(page)
    for (const name of await storedDrafts(page)) drafts.add(name)
    page = await leave(page, form, openTab)
    if (!(await reach(page, form))) {
      lost.push(`${nameOfState(form.state)} isn't found again after ${way}`)
      continue
    }
    const shown = await textControls(page)
    for (const [control, text] of expected) {
      const wanted = JSON.stringify(text)
      const isKept = shownIn(shown, control) === wanted
      const isRight = shownIn(typed, control) === wanted && isKept === (outlivesTab || !isWayOfTab(way))
      if (isRight) continue
      const position = `${nameOfState(form.state)}: control ${control.index} of ${control.draft || 'no draft'}`
      lost.push(
        `${position}: ${wanted} is ${shownIn(typed, control)}, and after ${way} ${shownIn(shown, control)}`,
      )
    }
  }
  return { page, drafts: [...drafts], lost, ways }
}
