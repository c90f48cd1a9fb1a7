import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules that check colours. The others check the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe on the page: all rules in the light theme, and the colour rules in the dark one. The app's pages have no
 * frames of other origins, so axe runs in the page itself instead of in a second page for each call; and it describes
 * only the elements that break a rule. Both give the same violations three times as fast.
 */
export async function analyzePage(page: Page) {
  const scheme = await page.evaluate(() => document.documentElement.dataset['colorScheme'])
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze()
}
