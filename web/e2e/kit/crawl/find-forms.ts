import type { Page } from 'playwright-core'
import { areShown, type Opener, type TextControl } from './page-reader.ts'
import {
  nameOfState,
  openersOf,
  openState,
  press,
  textControls,
  type ScreenState,
  type Stored,
} from './screen-state.ts'
import { settled } from './settled.ts'

/** Text controls that a state shows and that no earlier state has shown. */
export interface CrawledForm {
  state: ScreenState
  controls: TextControl[]
}

/**
 * The openers and controls that the crawl has already seen, so that it searches parts shared by several pages only
 * once.
 */
export interface CrawlMemory {
  pressed: Set<string>
  seen: Set<string>
}

/** On the page: a menu, a form behind it, a part of the form that folds out, and a part of that. */
const deepest = 4

const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, window.pageReader.openers(), window.pageReader.textControls()]),
  )

/** Returns the items that `memory` lacks, and adds them before anything else runs. */
function takeNew<T>(all: readonly T[], memory: Set<string>, idOf: (one: T) => string): T[] {
  const fresh = all.filter((one) => !memory.has(idOf(one)))
  for (const one of fresh) memory.add(idOf(one))
  return fresh
}

/** The forms of a page, and what kept the crawl from finding more. */
export interface FoundForms {
  forms: CrawledForm[]
  /** One line per state that couldn't be opened again. */
  missed: string[]
}

/** Finds the forms of the open page by pressing everything on it once, and then everything that appeared. */
export async function findForms(
  page: Page,
  path: string,
  memory: CrawlMemory,
  stored: Stored,
): Promise<FoundForms> {
  const [forms, missed] = [[] as CrawledForm[], [] as string[]]

  async function search(state: ScreenState): Promise<void> {
    const controls = await textControls(page)
    const fresh = takeNew(controls, memory.seen, ({ key }) => key)
    if (fresh.length > 0) addForm(forms, { state, controls: fresh }, controls)
    if (state.pressed.length === deepest) return
    const before = await contentOf(page)
    // All at once, so that an opener is pressed in the first state that shows it, not after others.
    const next = takeNew(await openersOf(page), memory.pressed, ({ pattern }) => pattern)
    for (const opener of next) {
      await pressAndSearch(state, opener)
      if ((await contentOf(page)) === before) continue
      await page.keyboard.press('Escape')
      await settled(page)
      if ((await contentOf(page)) === before) continue
      if (await openState(page, state, stored)) continue
      missed.push(`${nameOfState(state)} can't be opened again after ${opener.name}`)
      return
    }
  }

  /**
   * Presses an opener. One that an earlier press removed is pressed in the state as it was first. Returns false if it
   * isn't there either: then it came from such a press.
   */
  async function pressOnce(state: ScreenState, opener: Opener): Promise<boolean> {
    if (await press(page, opener)) return true
    return (await openState(page, state, stored)) && press(page, opener)
  }

  async function pressAndSearch(state: ScreenState, opener: Opener): Promise<void> {
    const before = await contentOf(page)
    if (!(await pressOnce(state, opener))) return
    const isSamePage = new URL(page.url()).pathname === state.path
    if (isSamePage && (await contentOf(page)) !== before)
      await search({ path: state.path, pressed: [...state.pressed, opener] })
  }

  await search({ path, pressed: [] })
  return { forms, missed }
}

const isFurther = (state: ScreenState, from: ScreenState) =>
  state.pressed.length > from.pressed.length &&
  from.pressed.every(({ pattern }, index) => state.pressed[index]?.pattern === pattern)

/** Adds a form. An earlier form that is still visible becomes part of it, because both are then tested together. */
function addForm(forms: CrawledForm[], form: CrawledForm, shown: readonly TextControl[]): void {
  const index = forms.findIndex(
    ({ state, controls }) => isFurther(form.state, state) && areShown(controls, shown),
  )
  if (index >= 0) forms.splice(index, 1)
  forms.push(index >= 0 ? { ...form, controls: [...shown] } : form)
}
