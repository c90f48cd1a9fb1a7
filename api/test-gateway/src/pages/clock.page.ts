import { html, type Html } from '@classeur/domain/text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { periodEnd } from '../clock/billing-period.ts'
import type { Timeline } from '../clock/timeline.ts'
import { newId } from '../objects/new-id.ts'
import { itemOf } from '../objects/subscriptions.ts'
import type { StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { sendPage } from './page.ts'
import { wordingOf } from './wording-of.ts'
import { fill, type Wording } from './words/index.ts'

const daySeconds = 86_400
const steps = ['day', 'threeDays', 'sevenDays', 'renewal', 'month', 'year'] as const
type Step = (typeof steps)[number]
const Form = z.object({ token: z.string().default('').catch(''), step: z.enum(steps) })

interface Shown {
  now: number
  token: string
  /** Those that run, the one that changes first at the beginning. */
  subscriptions: StoredRecord<'subscription'>[]
}

function targetOf(step: Step, { now, subscriptions }: Shown): number {
  switch (step) {
    case 'day':
      return now + daySeconds
    case 'threeDays':
      return now + 3 * daySeconds
    case 'sevenDays':
      return now + 7 * daySeconds
    case 'renewal':
      return Math.min(...subscriptions.map(({ object }) => itemOf(object).current_period_end))
    case 'month':
    case 'year':
      return periodEnd(now, now, step)
  }
}

function subscriptionRow({ object, hidden, dueAt }: StoredRecord<'subscription'>, wording: Wording): Html {
  const { clock } = wording.words
  const isLate = object.status === 'past_due'
  const next = hidden.dunning?.retriesAt
  const isEnd = next ? next.length === 1 : object.cancel_at_period_end
  const text = isEnd ? clock.ends : next ? clock.retries : clock.renews
  const date = wording.moment(dueAt ?? itemOf(object).current_period_end)
  const { price, quantity } = itemOf(object)
  return html`<li>
    <code>${object.id}</code
    ><span class="tag ${isLate ? 'bad' : 'good'}">${clock.status[isLate ? 'past_due' : 'active']}</span
    ><span>${fill(text, { date })}</span
    ><span class="amount figures">${wording.money(price.unit_amount * quantity, price.currency)}</span>
  </li>`
}

function show(reply: FastifyReply, wording: Wording, shown: Shown, isStale: boolean): FastifyReply {
  const { clock } = wording.words
  const { subscriptions } = shown
  const buttons = steps.map(
    (step) =>
      html`<button
        class="button"
        name="step"
        value="${step}"
        ${step === 'renewal' && subscriptions.length === 0 && html`disabled`}
      >
        ${clock[step]}
      </button>`,
  )
  return sendPage(reply, {
    wording,
    status: isStale ? 409 : 200,
    title: clock.title,
    body: html`<section class="card">
        <h1>${clock.title}</h1>
        <p class="quiet">${clock.text}</p>
        ${isStale && html`<p class="notice" role="alert">${clock.stale}</p>`}
        <p>
          ${clock.now}<br /><strong class="price"
            ><time datetime="${new Date(shown.now * 1000).toISOString()}"
              >${wording.moment(shown.now)}</time
            ></strong
          >
          <span class="quiet">UTC</span>
        </p>
        <form method="post" action="/test-payments/clock" data-busy="${clock.moving}">
          <input type="hidden" name="token" value="${shown.token}" />
          <div class="actions">${buttons}</div>
        </form>
      </section>
      <section class="card" aria-labelledby="subscriptions">
        <h2 id="subscriptions">${clock.subscriptions}</h2>
        ${
          subscriptions.length > 0
            ? html`<ul class="plain rows">
                ${subscriptions.map((each) => subscriptionRow(each, wording))}
              </ul>`
            : html`<p class="quiet">${clock.none}</p>`
        }
      </section>`,
  })
}

/** Shows the gateway's time and moves it forward. */
export function clockPage(
  app: FastifyInstance,
  { store, timeline }: { store: Store; timeline: Timeline },
): void {
  const { meta, objects } = store.collections

  async function read(): Promise<Shown> {
    const kind = { 'object.object': 'subscription' as const, dueAt: { $ne: null } }
    const subscriptions = await objects.find(kind).sort({ dueAt: 1, n: 1 }).toArray()
    const gateway = await meta.findOne({ _id: 'gateway' })
    return {
      now: store.clock.now(),
      token: gateway?.clockToken ?? '',
      subscriptions: subscriptions as unknown as StoredRecord<'subscription'>[],
    }
  }

  app.get('/clock', async (request, reply) => show(reply, wordingOf(request), await read(), false))

  app.post('/clock', async (request, reply) => {
    const form = Form.safeParse(request.body ?? {})
    const shown = await read()
    // A token is accepted once, so that a double click moves the clock once.
    const accepted = await store.change(async (change) => {
      if (!form.success || change.meta.clockToken !== form.data.token) return false
      change.meta.clockToken = newId('form')
      return true
    })
    if (!accepted || !form.success) return show(reply, wordingOf(request), await read(), true)
    await timeline.advanceTo(targetOf(form.data.step, shown))
    return reply.redirect('/test-payments/clock', 303)
  })
}
