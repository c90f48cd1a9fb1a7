import type { OrderDocument } from '@classeur/database'
import { html, type Html } from '@classeur/domain/text'
import { emptyCard } from '../page/page-parts.ts'
import { longestReason, settleMismatchPath } from './billing-paths.ts'
import { orderTable } from './orders.section.ts'
import type { MismatchList } from './payment-lists.service.ts'
import { subscriptionTable } from './subscriptions.section.ts'

const settleForm = ({ _id, number }: OrderDocument) =>
  html`<form class="search" method="post" action="${settleMismatchPath(String(_id))}">
    <label
      >What was decided about ${number}
      <input name="reason" required maxlength="${String(longestReason)}" />
    </label>
    <button>Mark as settled</button>
  </form>`

/** Says how many there are if not all are shown. */
const extent = (shown: number, all: number, entries: string) =>
  all > shown
    ? html`<p class="more">
        Showing ${shown} of ${all} ${entries}. The others follow when these are settled.
      </p>`
    : null

/** What doesn't fit together and needs an operator's decision. */
export function mismatchesSection(
  { orders, people, counts, planNames, emails }: MismatchList,
  now: Date,
): Html {
  if (orders.length === 0 && people.length === 0) {
    return emptyCard(
      'Everything fits together',
      `Orders for which another amount was paid, refunds whose credits were already spent or that failed later, and
      people with two subscriptions appear here.`,
    )
  }
  return html`${
    orders.length > 0
      ? html`<h2>Orders</h2>
          <p class="lead">
            The provider received another amount than the order’s total, credits of a refund were already
            spent and stay with the person, or a refund failed after it had succeeded and its money never went
            back.
          </p>
          ${orderTable(orders, emails, now)} ${extent(orders.length, counts.orders, 'orders')}
          ${orders.map(settleForm)}`
      : null
  }
  ${
    people.length > 0
      ? html`<h2>Two subscriptions</h2>
          <p class="lead">
            Each person pays twice. Agree with them which subscription ends, cancel it at the provider, and
            refund its order.
          </p>
          ${subscriptionTable(
            people.flatMap(({ subscriptions }) => subscriptions),
            planNames,
            emails,
            now,
          )}
          ${extent(people.length, counts.people, 'people')}`
      : null
  }`
}
