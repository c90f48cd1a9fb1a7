import { html } from '@classeur/domain/text'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerBank } from '../objects/pay-checkout.ts'
import type { Store } from '../store/store.ts'
import { sendPage } from './page.ts'
import { wordingOf } from './wording-of.ts'
import { fill } from './words/index.ts'

const Answer = z.object({
  token: z.string().default('').catch(''),
  answer: z.enum(['confirm', 'refuse']).catch('refuse'),
})

/** The bank's question about a payment. */
export function bankPage(app: FastifyInstance, store: Store): void {
  const path = '/bank/:id'
  type Params = { id: string }

  app.get<{ Params: Params }>(path, async (request, reply) => {
    const session = await store.read.get('checkout.session', request.params.id)
    const { object, hidden } = session
    if (hidden.confirming === undefined) return reply.redirect(`/test-payments/pay/${object.id}`, 303)
    const wording = wordingOf(request, object.locale)
    const { bank } = wording.words
    return sendPage(reply, {
      wording,
      title: bank.title,
      leavesTo: [object.success_url],
      body: html`<section class="card narrow">
        <h1>${bank.title}</h1>
        <p>${fill(bank.text, { amount: wording.money(object.amount_total, object.currency) })}</p>
        <form method="post" action="/test-payments/bank/${object.id}" data-busy="${bank.busy}">
          <input type="hidden" name="token" value="${hidden.formToken}" />
          <div class="actions">
            <button class="button primary" name="answer" value="confirm">${bank.confirm}</button>
            <button class="button" name="answer" value="refuse">${bank.refuse}</button>
          </div>
        </form>
      </section>`,
    })
  })

  app.post<{ Params: Params }>(path, async (request, reply) => {
    const { id } = request.params
    const { token, answer } = Answer.parse(request.body ?? {})
    const result = await store.change(async (change) =>
      answerBank(change, await change.get('checkout.session', id), { token, confirms: answer === 'confirm' }),
    )
    // The payment page continues with whatever state the session has.
    return reply.redirect(`/test-payments/pay/${id}${result.is === 'declined' ? '?refused' : ''}`, 303)
  })
}
