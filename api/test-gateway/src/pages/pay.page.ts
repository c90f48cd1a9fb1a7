import { html, type Html } from '@classeur/domain/text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { payCheckout, type PayResult } from '../objects/pay-checkout.ts'
import type { CheckoutSession } from '../objects/stored-objects.ts'
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
import { sendMessage, sendPage } from './page.ts'
import { wordingOf } from './wording-of.ts'
import { fill, type Wording } from './words/index.ts'

type Session = StoredRecord<'checkout.session'>

/** The session with the interval of its price. */
interface Shown {
  session: Session
  interval: 'month' | 'year' | null
}

interface FormState {
  form: CardForm
  errors: FieldErrors
  notice: string | null
  status: number
}

/** What is bought, with the tax line if the shop has given it in `metadata.tax_amount` and `metadata.tax_rate`. */
function summary({ session, interval }: Shown, { words, money }: Wording): Html {
  const { amount_total: total, currency, metadata } = session.object
  const tax = Number(metadata?.['tax_amount'] ?? Number.NaN)
  const per = interval && (interval === 'year' ? words.pay.perYear : words.pay.perMonth)
  const lines = (session.hidden.lines ?? []).map(
    ({ amount, description, quantity }) =>
      html`<div>
        <dt><bdi>${description}</bdi>${quantity > 1 && html` <span class="quiet">× ${quantity}</span>`}</dt>
        <dd>${money(amount, currency)}</dd>
      </div>`,
  )
  const taxLines =
    Number.isSafeInteger(tax) &&
    html`<div class="quiet">
        <dt>${words.pay.net}</dt>
        <dd>${money(total - tax, currency)}</dd>
      </div>
      <div class="quiet">
        <dt>${fill(words.pay.tax, { rate: metadata?.['tax_rate'] ?? '' })}</dt>
        <dd>${money(tax, currency)}</dd>
      </div>`
  return html`<section class="card" aria-labelledby="title">
    <h1 id="title">${words.pay.title}</h1>
    <p>
      <span class="price figures">${money(total, currency)}</span>
      ${per && html`<span class="quiet">${per}</span>`}
    </p>
    <dl class="amounts figures">
      ${lines}${taxLines}
      <div class="total">
        <dt>${words.pay.total}</dt>
        <dd>${money(total, currency)}</dd>
      </div>
    </dl>
    ${interval && html`<p class="quiet">${words.pay.renews}</p>`}
  </section>`
}

const backLink = (session: CheckoutSession, { words }: Wording) =>
  session.cancel_url !== null && html`<p><a href="${session.cancel_url}">${words.pay.back}</a></p>`

function showForm(reply: FastifyReply, wording: Wording, shown: Shown, state: FormState): FastifyReply {
  const { words, money } = wording
  const { object: session, hidden } = shown.session
  const price = money(session.amount_total, session.currency)
  return sendPage(reply, {
    wording,
    status: state.status,
    title: words.pay.title,
    leavesTo: [session.success_url, session.cancel_url],
    body: html`<div class="columns">
      ${summary(shown, wording)}
      <div class="columns-end">
        <section class="card" aria-labelledby="card">
          <h2 id="card">${words.pay.card}</h2>
          ${state.notice !== null && html`<p class="notice" role="alert">${state.notice}</p>`}
          <form
            id="pay"
            method="post"
            action="/test-payments/pay/${session.id}"
            data-busy="${words.pay.paying}"
            novalidate
          >
            <input type="hidden" name="token" value="${hidden.formToken}" />
            ${cardFields(words.form, state.form, state.errors)}
            <button class="button primary wide">${fill(words.pay.pay, { amount: price })}</button>
          </form>
          ${backLink(session, wording)}
        </section>
        ${fillButtons(words, 'pay')}
      </div>
    </div>`,
  })
}

/** Where a session that takes no card leads to; undefined when it takes one. */
function elsewhere(
  reply: FastifyReply,
  wording: Wording,
  { object, hidden }: Session,
): FastifyReply | undefined {
  if (object.status === 'complete') return reply.redirect(object.success_url ?? '/', 303)
  if (object.status === 'expired') {
    const { expired: title, expiredText: text } = wording.words.pay
    return sendMessage(reply, wording, 410, { title, text }, object.cancel_url)
  }
  return hidden.confirming === undefined ? undefined : reply.redirect(`/test-payments/bank/${object.id}`, 303)
}

async function readShown(read: Reader, id: string): Promise<Shown> {
  const session = await read.get('checkout.session', id)
  const [line] = session.hidden.lines ?? []
  const price = line && (await read.get('price', line.price)).object
  return { session, interval: price?.recurring?.interval ?? null }
}

type Paid = { shown: Shown; result: PayResult }

function answer(
  reply: FastifyReply,
  wording: Wording,
  form: CardForm,
  { shown, result }: Paid,
): FastifyReply {
  const { words } = wording
  if (result.is === 'declined')
    return showForm(reply, wording, shown, { form, errors: {}, notice: words.pay.declined, status: 402 })
  const leaves = elsewhere(reply, wording, shown.session)
  return leaves ?? showForm(reply, wording, shown, { form, errors: {}, notice: words.pay.stale, status: 409 })
}

export function payPage(app: FastifyInstance, store: Store): void {
  const path = '/pay/:id'
  type Params = { id: string }
  const read = (id: string) => readShown(store.read, id)

  app.get<{ Params: Params; Querystring: { refused?: string } }>(path, async (request, reply) => {
    const shown = await read(request.params.id)
    const wording = wordingOf(request, shown.session.object.locale)
    const notice = request.query.refused === undefined ? null : wording.words.pay.refused
    const state = { form: emptyForm, errors: {}, notice, status: 200 }
    return elsewhere(reply, wording, shown.session) ?? showForm(reply, wording, shown, state)
  })

  app.post<{ Params: Params }>(path, async (request, reply) => {
    const form = CardForm.parse(request.body ?? {})
    const { id } = request.params
    const shown = await read(id)
    const wording = wordingOf(request, shown.session.object.locale)
    const leaves = elsewhere(reply, wording, shown.session)
    if (leaves) return leaves
    const now = store.clock.now()
    if (form.fill !== '') {
      const state = { form: filledForm(form, now), errors: {}, notice: null, status: 200 }
      return showForm(reply, wording, shown, state)
    }
    const card = readCard(form, now)
    if ('errors' in card) {
      const state = { form, errors: card.errors, notice: wording.words.form.check, status: 422 }
      return showForm(reply, wording, shown, state)
    }
    const paid = await store.change(async (change): Promise<Paid> => {
      const current = await readShown(change, id)
      const result = await payCheckout(change, current.session, { token: form.token, card: card.card })
      return { shown: current, result }
    })
    return answer(reply, wording, form, paid)
  })
}
