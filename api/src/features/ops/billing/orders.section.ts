import type { OrderDocument } from '@classeur/database'
import { orderStatuses, type OrderItem, type OrderStatus } from '@classeur/domain/billing'
import { html, type Html } from '@classeur/domain/text'
import {
  actionCell,
  cell,
  endCell,
  day,
  emptyCard,
  pageLinks,
  plural,
  table,
  tag,
  time,
  type Tone,
} from '../page/page-parts.ts'
import { billingPath, refundPath, tabPath } from './billing-paths.ts'
import { money } from './money.ts'
import type { Emails, OrderList, OrderSearch } from './payment-lists.service.ts'
import { personText } from './person-text.ts'
import { wasPaid } from './refund-form.ts'

const tones: Record<OrderStatus, Tone> = {
  pending: 'sun',
  paid: 'board',
  failed: 'pen',
  refunded: 'plain',
  cancelled: 'plain',
}

export const statusTag = ({ status }: OrderDocument): Html => tag(status, tones[status])

/** What was ordered; a plan with its period. */
export function itemText(item: OrderItem): Html {
  if (item.kind === 'pack') return html`${item.credits} credits`
  const { from, to } = item
  return html`Plan ${item.planId}, ${item.interval}
  ${from && to ? html`<small>${day(from)} – ${day(to)}</small>` : null}`
}

/** What doesn't fit together about an order; null if all fits. */
export function mismatchOf(order: OrderDocument): Html | null {
  const { paidOtherMinor, spentRefundedCredits, failedRefundMinor = 0, settledMismatch, currency } = order
  const paidOther = paidOtherMinor !== null && tag(`${money(paidOtherMinor, currency)} paid`, 'pen')
  const spent =
    spentRefundedCredits > 0 &&
    tag(plural(spentRefundedCredits, 'refunded credit was spent', 'refunded credits were spent'), 'sun')
  const failed =
    failedRefundMinor > 0 &&
    tag(`A refund failed: ${money(failedRefundMinor, currency)} never went back`, 'pen')
  const tags = [paidOther, spent, failed].filter((one) => one !== false)
  return tags.length === 0
    ? null
    : html`<span class="tags">${tags}</span>
        ${settledMismatch ? html`<small>Settled: ${settledMismatch.reason}</small>` : null}`
}

const refundLink = ({ _id, status }: OrderDocument) =>
  html`<a class="button" href="${refundPath(String(_id))}">${status === 'refunded' ? 'View' : 'Refund'}</a>`

const orderRow = (order: OrderDocument, emails: Emails, now: Date) => {
  const { currency, totalMinor, refundedMinor, returnedSurplusMinor = 0 } = order
  const id = String(order._id)
  return html`<tr id="${id}">
    ${cell('Order', html`<strong class="number">${order.number}</strong>`)}
    ${cell('Created (UTC)', time(order.createdAt, now))} ${cell('Person', personText(order.userId, emails))}
    ${cell('Item', itemText(order.item))}
    ${endCell(
      'Total',
      html`<span class="amount">${money(totalMinor, currency)}</span>
        ${refundedMinor > 0 ? html`<small>${money(refundedMinor, currency)} refunded</small>` : null}
        ${returnedSurplusMinor > 0 ? html`<small>${money(returnedSurplusMinor, currency)} surplus returned</small>` : null}`,
    )}
    ${cell('Status', statusTag(order))} ${cell('Mismatch', mismatchOf(order))}
    ${actionCell(wasPaid(order) ? refundLink(order) : null)}
  </tr>`
}

const headings = ['Order', 'Created (UTC)', 'Person', 'Item', { end: 'Total' }, 'Status', 'Mismatch', '']

export const orderTable = (orders: readonly OrderDocument[], emails: Emails, now: Date): Html =>
  table(
    headings,
    orders.map((order) => orderRow(order, emails, now)),
  )

const option = (value: string, text: string, chosen: boolean) =>
  html`<option value="${value}" ${chosen ? html`selected` : null}>${text}</option>`

const searchForm = ({ number, email, status }: OrderSearch) =>
  html`<form class="search" action="${billingPath}">
    <input type="hidden" name="show" value="orders" />
    <label
      >Number
      <input type="search" name="number" value="${number ?? ''}" maxlength="40" placeholder="C-2026-0001" />
    </label>
    <label
      >Email of the person
      <input type="search" name="email" value="${email ?? ''}" maxlength="254" inputmode="email" />
    </label>
    <label
      >Status
      <select name="status">
        ${option('', 'Any', status === undefined)}
        ${orderStatuses.map((one) => option(one, one, one === status))}
      </select>
    </label>
    <button>Search</button>
  </form>`

/** The orders of all people, newest first. */
export function ordersSection({ orders, emails, next }: OrderList, search: OrderSearch, now: Date): Html {
  const { after, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const older = next === null ? null : tabPath('orders', { ...filter, after: next })
  const newest = after === undefined ? null : tabPath('orders', filter)
  return html`${searchForm(search)}
  ${
    orders.length > 0
      ? orderTable(orders, emails, now)
      : isFiltered
        ? emptyCard(
            'No order matches',
            'Check the number, such as C-2026-0001, and the email address, or choose another status.',
          )
        : emptyCard('No orders yet', 'An order appears here as soon as a person opens a payment page.')
  }
  ${pageLinks('orders', newest, older)}`
}
