import { html, type Html } from '@classeur/domain/text'
import { opsPage } from '../page/page-frame.ts'
import { day, note, plural, time } from '../page/page-parts.ts'
import { refundPath, tabPath } from './billing-paths.ts'
import { money } from './money.ts'
import { itemText, mismatchOf, statusTag } from './orders.section.ts'
import {
  longestReason,
  restOf,
  surplusRestOf,
  wasPaid,
  type RefundFields,
  type RefundProblems,
} from './refund-form.ts'
import type { PackCredits, RefundableOrder } from './refunds.service.ts'

export interface RefundPageView extends RefundableOrder {
  /** What is in the fields. */
  fields: RefundFields
  problems: RefundProblems
  /** The refund that the form before made; null without one. */
  refundId: string | null
  /** Pictures that wait for a decision. */
  waiting: number
  now: Date
}

const fact = (label: string, value: Html | string | null) =>
  value &&
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

function creditsText({ bought, unspent, takenBack, spentRefunded }: PackCredits): Html {
  return html`${unspent} of ${bought} unspent
  ${takenBack > 0 ? html`<small>${takenBack} taken back by refunds</small>` : null}
  ${spentRefunded > 0 ? html`<small>${spentRefunded} refunded although they were spent</small>` : null}`
}

function facts({ order, email, creditNotes, credits, now }: RefundPageView): Html {
  const { currency } = order
  const notes = creditNotes.map(
    ({ number, amountMinor, at }) =>
      html`<li><small>${number}: ${money(amountMinor, currency)} on ${day(at)}</small></li>`,
  )
  return html`<dl class="card facts">
    ${fact('Person', email ?? html`<code>${order.userId}</code>`)} ${fact('Item', itemText(order.item))}
    ${fact('Status', statusTag(order))} ${fact('Mismatch', mismatchOf(order))}
    ${fact('Paid (UTC)', order.paidAt && time(order.paidAt, now))}
    ${fact('Total', money(order.totalMinor, currency))}
    ${fact(
      'Refunded',
      order.refundedMinor === 0 && notes.length === 0
        ? 'nothing'
        : html`${money(order.refundedMinor, currency)}
            <ul>
              ${notes}
            </ul>`,
    )}
    ${
      order.returnedSurplusMinor
        ? fact('Paid above the total and returned', money(order.returnedSurplusMinor, currency))
        : null
    }
    ${fact('Last reason', order.refundReason && html`<span class="written">${order.refundReason}</span>`)}
    ${fact('Credits', credits && creditsText(credits))}
  </dl>`
}

/** What the form before did. The credit note exists as soon as the provider's refund is settled. */
function outcome({ order, creditNotes, credits, refundId }: RefundPageView): Html | null {
  if (refundId === null) return null
  const made = creditNotes.find((one) => one.refundId === refundId)
  if (!made && order.returnedSurplusMinor) {
    return note(
      'sun',
      html`This refund has no credit note. It needs none if it returned what was paid above the total: so far,
      ${money(order.returnedSurplusMinor, order.currency)} of it went back. Otherwise the provider hasn’t
      completed it, and the credit note follows with the provider’s event; don’t refund again.`,
    )
  }
  if (!made) {
    return note(
      'sun',
      `The provider accepted the refund but hasn’t completed it. The order and its credit note follow with the
      provider’s event; don’t refund again.`,
    )
  }
  const spent = credits?.spentRefunded ?? 0
  const creditParts = credits && [
    html` In all, the refunds of this order took back ${credits.takenBack} of ${credits.bought} credits.`,
    spent > 0
      ? html` ${spent} were already spent, so they couldn’t be taken back; the order is listed under
          <a href="${tabPath('mismatches')}">Mismatches</a>.`
      : html` None of them were spent.`,
  ]
  return note(
    spent > 0 ? 'sun' : 'board',
    html`Refunded ${money(made.amountMinor, order.currency)} of the order, credit note
    ${made.number}.${creditParts}`,
  )
}

const problemText = (id: string, problem: string | undefined) =>
  problem === undefined ? null : html`<p class="problem" id="${id}-problem">${problem}</p>`

const described = (id: string, problem: string | undefined) =>
  html`aria-describedby="${id}-hint${problem === undefined ? '' : ` ${id}-problem`}"
  ${problem === undefined ? null : html`aria-invalid="true"`}`

const consequence = ({ order, credits }: RefundPageView) =>
  order.item.kind === 'plan'
    ? html`A refund doesn’t end the subscription. Cancel it at the provider if it should end.`
    : credits && credits.unspent < credits.bought - credits.takenBack - credits.spentRefunded
      ? html`The refund takes back its share of the credits, but only unspent ones:
        ${credits.unspent === 0 ? 'none is' : plural(credits.unspent, 'is', 'are')} left.`
      : html`The refund takes back its share of the credits.`

const surplusHint = (order: RefundPageView['order']) =>
  surplusRestOf(order) > 0
    ? ` The first ${money(surplusRestOf(order), order.currency)} return what was paid above the total; they take back nothing.`
    : null

function form(view: RefundPageView): Html {
  const { order, fields, problems, limitMinor } = view
  const { currency } = order
  const rest = restOf(order)
  const limit =
    limitMinor < rest ? html`, and at most ${money(limitMinor, currency)} with one form` : html` can go back`
  return html`<form class="card form" method="post" action="${refundPath(String(order._id))}">
    ${problems.form ? html`<p class="problem" role="alert">${problems.form}</p>` : null}
    <input type="hidden" name="formKey" value="${fields.formKey}" />
    <div>
      <label for="amount">Amount in ${currency}</label>
      <input
        id="amount"
        name="amount"
        class="amount"
        value="${fields.amount}"
        inputmode="decimal"
        autocomplete="off"
        required
        ${described('amount', problems.amount)}
      />
      <p class="hint" id="amount-hint">At most ${money(rest, currency)}${limit}.${surplusHint(order)}</p>
      ${problemText('amount', problems.amount)}
    </div>
    <div>
      <label for="reason">Reason</label>
      <textarea
        id="reason"
        name="reason"
        rows="3"
        maxlength="${longestReason}"
        required
        ${described('reason', problems.reason)}
      >
${fields.reason}</textarea>
      <p class="hint" id="reason-hint">
        Printed on the person’s credit note and sent to the provider; 3 to ${longestReason} characters.
      </p>
      ${problemText('reason', problems.reason)}
    </div>
    <div>
      <label class="check"
        ><input
          type="checkbox"
          name="confirmed"
          value="yes"
          required
          ${described('confirmed', problems.confirmed)}
        />
        Return this money to the person’s card</label
      >
      <p class="hint" id="confirmed-hint">It can’t be undone. ${consequence(view)}</p>
      ${problemText('confirmed', problems.confirmed)}
    </div>
    <button class="primary">Refund</button>
  </form>`
}

/** The page at `/ops/billing/orders/{id}/refund`. */
export function refundPage(view: RefundPageView): string {
  const { order } = view
  const isPossible = wasPaid(order) && restOf(order) > 0
  return opsPage({
    page: 'billing',
    waiting: view.waiting,
    title: `Refund ${order.number}`,
    lead: null,
    body: html`<p class="back"><a href="${tabPath('orders')}">All orders</a></p>
      ${outcome(view)}
      <div class="columns">
        ${facts(view)}
        ${
          isPossible
            ? form(view)
            : html`<p class="card form">
                ${
                  wasPaid(order)
                    ? 'Nothing is left to refund.'
                    : 'This order can’t be refunded, because no payment arrived for it.'
                }
              </p>`
        }
      </div>`,
  })
}
