import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules that check colours. The others check the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe on the page: all rules in the light theme, and the colour rules in the dark one. */
export async function analyzePage(page: Page) {
  const scheme = await page.evaluate(() => document.documentElement.dataset['colorScheme'])
  const axe = new AxeBuilder({ page })
  return (scheme === 'dark' ? axe.withRules(colourRules) : axe).analyze()
}
