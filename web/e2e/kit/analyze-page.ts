import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules that read colours. The others read the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page: by every rule in the light theme, by those that read colours in the dark one. */
export async function analyzePage(page: Page) {
  const scheme = await page.evaluate(() => document.documentElement.dataset['colorScheme'])
  const axe = new AxeBuilder({ page })
  return (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze()
}
