import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newTeacher } from './accounts.ts'
import { analyzePage } from './analyze-page.ts'

export const phone: BrowserContextOptions = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** A new teacher on the errors table of the sample class. `language` replaces that of the profile. */
export async function openErrors(
  browser: Browser,
  url: string,
  email: string,
  options: BrowserContextOptions = {},
  language?: string,
) {
  const opened = await newTeacher(browser, url, email, options)
  const { page } = opened
  if (language)
    await page.route('**/api/user_info/*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), language } })
    })
  await page.goto('/')
  const href = await page.locator('a[href^="/marksheet/"]').first().getAttribute('href')
  await page.goto(`${(href ?? '').split('?')[0]}/table_errors`)
  await page.getByRole('toolbar').waitFor()
  return opened
}

/** The rules of axe that the page breaks, each with its element. */
export const problemsOf = async (page: Page): Promise<string[]> =>
  (await analyzePage(page)).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${String(target)}`),
  )
