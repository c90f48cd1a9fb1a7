import { html, type Html } from '@classeur/domain/text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cardFor, payInvoice, type GraceRules } from '../objects/billing.ts'
import { replaceCard, takeFormToken } from '../objects/portal.ts'
import type { Reader } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import {
  CardForm,
  cardFields,
  emptyForm,
  fillButtons,
  filledForm,
  readCard,
  type FieldErrors,
} from './card-form.ts'
import { sendPage } from './page.ts'
import { wordingOf } from './wording-of.ts'
import { fill, type PageWords, type Wording } from './words/index.ts'

interface Shown {
  portal: StoredRecord<'billing_portal.session'>
  card: StoredRecord<'payment_method'> | null
  invoices: StoredRecord<'invoice'>[]
}

/** The texts that a redirect names after a form was accepted. */
const results = ['saved', 'paidNow', 'payDeclined'] as const
type Result = (typeof results)[number]

interface State {
  form: CardForm
  errors: FieldErrors
  notice: { text: string; isGood: boolean } | null
  status: number
}

async function readShown(read: Reader, id: string): Promise<Shown> {
  const portal = await read.get('billing_portal.session', id)
  const { customer } = portal.object
  const [subscription] = await read.list('subscription', { customer })
  const stored = (await read.get('customer', customer)).object.invoice_settings.default_payment_method
  const ownCard = stored === null ? null : await read.get('payment_method', stored)
  const card = subscription ? await cardFor(read, subscription) : ownCard
  return { portal, card, invoices: await read.list('invoice', { customer }) }
}

function currentCard(card: Shown['card'], words: PageWords['portal']): Html {
  if (!card) return html`<p class="quiet">${words.none}</p>`
  const { exp_month: month, exp_year: year, last4 } = card.object.card
  const date = `${String(month).padStart(2, '0')}/${String(year % 100)}`
  return html`<p>
    <strong>${fill(words.current, { last4 })}</strong><br /><span class="quiet"
      >${fill(words.valid, { date })}</span
    >
  </p>`
}

const look = { draft: '', open: 'bad', paid: 'good', void: '', uncollectible: 'bad' }

function invoiceRow({ object }: StoredRecord<'invoice'>, shown: Shown, wording: Wording): Html {
  const { words, money, day } = wording
  const amount = money(object.total, object.currency)
  const pay = html`<form
    method="post"
    action="/test-payments/portal/${shown.portal._id}/invoices/${object.id}"
    data-busy="${words.pay.paying}"
  >
    <input type="hidden" name="token" value="${shown.portal.hidden.formToken}" />
    <button class="button small">${fill(words.portal.payNow, { amount })}</button>
  </form>`
  return html`<li>
    <span>${object.number}</span><span class="quiet">${day(object.created)}</span
    ><span class="tag ${look[object.status]}">${words.portal.status[object.status]}</span
    ><span class="amount figures">${amount}</span>${object.status === 'open' && pay}
  </li>`
}

function show(reply: FastifyReply, wording: Wording, shown: Shown, state: State): FastifyReply {
  const { words } = wording
  const { portal } = shown
  const notice =
    state.notice &&
    html`<p
      class="notice ${state.notice.isGood && 'good'}"
      role="${state.notice.isGood ? 'status' : 'alert'}"
    >
      ${state.notice.text}
    </p>`
  const rows = shown.invoices.map((invoice) => invoiceRow(invoice, shown, wording))
  return sendPage(reply, {
    wording,
    status: state.status,
    title: words.portal.title,
    body: html`<h1>${words.portal.title}</h1>
      ${notice}
      <div class="columns">
        <section class="card" aria-labelledby="invoices">
          <h2 id="invoices">${words.portal.invoices}</h2>
          ${
            rows.length > 0
              ? html`<ul class="plain rows">
                  ${rows}
                </ul>`
              : html`<p class="quiet">${words.portal.noInvoices}</p>`
          }
          ${portal.object.return_url !== null && html`<p><a href="${portal.object.return_url}">${words.pay.back}</a></p>`}
        </section>
        <div class="columns-end">
          <section class="card" aria-labelledby="change">
            <h2 id="change">${words.portal.change}</h2>
            ${currentCard(shown.card, words.portal)}
            <form
              id="card"
              method="post"
              action="/test-payments/portal/${portal._id}"
              data-busy="${words.portal.saving}"
              novalidate
            >
              <input type="hidden" name="token" value="${portal.hidden.formToken}" />
              ${cardFields(words.form, state.form, state.errors)}
              <button class="button primary wide">${words.portal.save}</button>
            </form>
          </section>
          ${fillButtons(words, 'card')}
        </div>
      </div>`,
  })
}

const resultNotice = (result: string | undefined, words: PageWords['portal']): State['notice'] => {
  const named = results.find((each): each is Result => each === result)
  return named ? { text: words[named], isGood: named !== 'payDeclined' } : null
}

/** The customer's page: change the card, see and pay invoices. */
export function portalPage(
  app: FastifyInstance,
  { store, rules }: { store: Store; rules: GraceRules },
): void {
  const path = '/portal/:id'
  type Params = { id: string; invoice: string }
  const read = (id: string) => readShown(store.read, id)
  const pathOf = (id: string, result: Result) => `/test-payments/portal/${id}?done=${result}`

  app.get<{ Params: Params; Querystring: { done?: string } }>(path, async (request, reply) => {
    const shown = await read(request.params.id)
    const wording = wordingOf(request, shown.portal.object.locale)
    const notice = resultNotice(request.query.done, wording.words.portal)
    return show(reply, wording, shown, { form: emptyForm, errors: {}, notice, status: 200 })
  })

  app.post<{ Params: Params }>(path, async (request, reply) => {
    const { id } = request.params
    const form = CardForm.parse(request.body ?? {})
    const now = store.clock.now()
    const shown = await read(id)
    const wording = wordingOf(request, shown.portal.object.locale)
    const { words } = wording
    const again = (changes: Partial<State>, current = shown) =>
      show(reply, wording, current, { form, errors: {}, notice: null, status: 200, ...changes })
    if (form.fill !== '') return again({ form: filledForm(form, now) })
    const card = readCard(form, now)
    if ('errors' in card)
      return again({ errors: card.errors, notice: { text: words.form.check, isGood: false }, status: 422 })
    const { isFresh, isSaved } = await store.change(async (change) => {
      const portal = await change.get('billing_portal.session', id)
      if (!takeFormToken(portal, form.token)) return { isFresh: false, isSaved: false }
      return { isFresh: true, isSaved: await replaceCard(change, portal.object.customer, card.card) }
    })
    if (isSaved) return reply.redirect(pathOf(id, 'saved'), 303)
    const text = isFresh ? words.portal.declined : words.pay.stale
    return again({ notice: { text, isGood: false }, status: isFresh ? 402 : 409 }, await read(id))
  })

  app.post<{ Params: Params }>(`${path}/invoices/:invoice`, async (request, reply) => {
    const { id, invoice: invoiceId } = request.params
    const { token } = CardForm.parse(request.body ?? {})
    const isPaid = await store.change(async (change) => {
      const portal = await change.get('billing_portal.session', id)
      const invoice = await change.get('invoice', invoiceId)
      if (invoice.object.customer !== portal.object.customer) return false
      if (invoice.object.status === 'paid') return true
      return takeFormToken(portal, token) && (await payInvoice(change, invoice, rules))
    })
    return reply.redirect(pathOf(id, isPaid ? 'paidNow' : 'payDeclined'), 303)
  })
}
