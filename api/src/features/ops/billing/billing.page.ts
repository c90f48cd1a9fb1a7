import { html, type Html } from '@classeur/domain/text'
import { opsPage } from '../page/page-frame.ts'
import { emptyCard } from '../page/page-parts.ts'
import { tabPath, type BillingTab } from './billing-paths.ts'

export interface BillingView {
  /** Null: this installation sells nothing. */
  provider: 'test' | 'stripe' | null
  tab: BillingTab
  /** How many unprocessed events and mismatches there are. */
  counts: { events: number; mismatches: number }
  /** The outcome of a form; null without one. */
  outcome: Html | null
  /** The content of the tab. */
  section: Html
  /** Pictures that wait for a decision. */
  waiting: number
}

const tabTexts: Record<BillingTab, string> = {
  events: 'Events',
  subscriptions: 'Subscriptions',
  orders: 'Orders',
  mismatches: 'Mismatches',
}

const providerTexts = {
  test: 'The built-in test provider takes the payments: no money moves.',
  stripe: 'Stripe takes the payments.',
}

const countOf = (tab: BillingTab, { events, mismatches }: BillingView['counts']) =>
  tab === 'events' ? events : tab === 'mismatches' ? mismatches : 0

const tabs = (current: BillingTab, counts: BillingView['counts']) =>
  html`<nav class="tabs" aria-label="Payments">
    ${Object.entries(tabTexts).map(([name, text]) => {
      const tab = name as BillingTab
      const count = countOf(tab, counts)
      return html`<a href="${tabPath(tab)}" ${tab === current ? html`aria-current="true"` : null}
        >${text}${count > 0 ? html` <span class="count">${count}</span>` : null}</a
      >`
    })}
  </nav>`

/** The page of an installation without a payment provider. */
export const nothingSoldPage = (waiting: number): string =>
  opsPage({
    page: 'billing',
    waiting,
    title: 'Payments',
    lead: null,
    body: emptyCard(
      'This installation sells nothing',
      'It has no payment provider, so everybody has the free plan. The page “Operating Classeur” says how to set one up.',
    ),
  })

/** The page at `/ops/billing`. */
export const billingPage = ({ provider, tab, counts, outcome, section, waiting }: BillingView): string =>
  provider === null
    ? nothingSoldPage(waiting)
    : opsPage({
        page: 'billing',
        waiting,
        title: 'Payments',
        lead: `${providerTexts[provider]} What is stored here follows the provider’s state.`,
        body: html`${outcome} ${tabs(tab, counts)} ${section}`,
      })
