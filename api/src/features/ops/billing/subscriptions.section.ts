import type { KnownSubscription } from '@classeur/database'
import type { SubscriptionStatus } from '@classeur/domain/billing'
import { html, type Html } from '@classeur/domain/text'
import {
  actionCell,
  cell,
  day,
  emptyCard,
  note,
  pageLinks,
  table,
  tag,
  type Tone,
} from '../page/page-parts.ts'
import { billingPath, tabPath } from './billing-paths.ts'
import type { AskOutcome } from './payment-actions.service.ts'
import type { Emails, SubscriptionList } from './payment-lists.service.ts'
import { personText } from './person-text.ts'

const tones: Record<SubscriptionStatus, Tone> = {
  incomplete: 'sun',
  active: 'board',
  'past-due': 'pen',
  ended: 'plain',
}

const askForm = (id: string) =>
  html`<form method="post" action="${billingPath}/subscriptions/${encodeURIComponent(id)}/ask">
    <button>Ask the provider</button>
  </form>`

function openInvoice({ openInvoice: invoice }: KnownSubscription, now: Date): Html | null {
  if (!invoice) return null
  const next = invoice.nextTryAt
  return html`<code class="id">${invoice.id}</code>
    <small>failed ${day(invoice.failedAt)}</small>
    <small
      >${next ? html`next try ${day(next)}` : 'no further try'}, grace ends ${day(invoice.graceEndsAt)}</small
    >
    ${invoice.graceEndsAt < now ? html`<small>${tag('grace is over', 'pen')}</small>` : null}`
}

const ending = ({ endedAt, cancelAtPeriodEnd }: KnownSubscription) =>
  endedAt
    ? html`<small>ended ${day(endedAt)}</small>`
    : cancelAtPeriodEnd
      ? html`<small>ends with the period</small>`
      : null

const row = (
  subscription: KnownSubscription,
  planNames: SubscriptionList['planNames'],
  emails: Emails,
  now: Date,
) => {
  const { id, userId, planId, interval, status, period, paidPeriod } = subscription
  return html`<tr id="${id}">
    ${cell('Person', html`${personText(userId, emails)} <small class="id">${id}</small>`)}
    ${cell('Plan', html`${planNames.get(planId) ?? planId} <small>${interval}</small>`)}
    ${cell('Status', html`${tag(status, tones[status])} ${ending(subscription)}`)}
    ${cell('Period', html`<span class="pair">${day(period.startsAt)} – ${day(period.endsAt)}</span>`)}
    ${cell('Paid until', day(paidPeriod?.endsAt ?? null))}
    ${cell('Open invoice', openInvoice(subscription, now))} ${actionCell(askForm(id))}
  </tr>`
}

const headings = ['Person', 'Plan', 'Status', 'Period (UTC)', 'Paid until (UTC)', 'Open invoice', '']

export const subscriptionTable = (
  subscriptions: readonly KnownSubscription[],
  planNames: SubscriptionList['planNames'],
  emails: Emails,
  now: Date,
): Html =>
  table(
    headings,
    subscriptions.map((subscription) => row(subscription, planNames, emails, now)),
  )

/** The subscriptions of all people as they were last read from the provider. */
export function subscriptionsSection(
  { subscriptions, planNames, emails, next }: SubscriptionList,
  after: string | undefined,
  now: Date,
): Html {
  if (subscriptions.length === 0) {
    return emptyCard('No subscriptions yet', 'A person’s subscription appears here with its first payment.')
  }
  return html`${subscriptionTable(subscriptions, planNames, emails, now)}
  ${pageLinks(
    'subscriptions',
    after === undefined ? null : tabPath('subscriptions'),
    next && tabPath('subscriptions', { afterSubscription: next }),
  )}`
}

const askTexts: Record<AskOutcome, string> = {
  settled: 'was read from the provider. The row shows what is there now.',
  temporary: 'couldn’t be read: the provider doesn’t answer. Try again in a minute.',
  declined: 'couldn’t be settled: the provider declined a payment.',
  refused: 'couldn’t be read: the provider refused the request. The log has its reason.',
  'not-found': 'isn’t known to the provider.',
  misconfigured: 'couldn’t be read: the provider refused our key. Check the configuration.',
}

export const askNote = (id: string, outcome: AskOutcome): Html =>
  note(
    outcome === 'settled' ? 'board' : 'sun',
    html`The subscription <code>${id}</code> ${askTexts[outcome]}`,
  )
