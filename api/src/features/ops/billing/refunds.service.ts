import { AppError } from '@classeur/contracts'
import type {
  BillingDataRepository,
  CreditLedger,
  CreditNoteDocument,
  CreditNoteRepository,
  OrderDocument,
  OrderRepository,
  UserRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { PaymentProviderError, type PaymentProvider, type Settlement } from '@classeur/payments'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import {
  checkRefund,
  moreThanRest,
  restOf,
  wasPaid,
  type RefundFields,
  type RefundProblems,
} from './refund-form.ts'

/** The credits of a pack: bought, still unspent, taken back by refunds, and refunded although they were spent. */
export interface PackCredits {
  bought: number
  unspent: number
  takenBack: number
  spentRefunded: number
}

/** An order with what an operator needs to refund it. */
export interface RefundableOrder {
  order: OrderDocument
  email: string | null
  creditNotes: CreditNoteDocument[]
  /** Null for a plan. */
  credits: PackCredits | null
  /** The most that one form refunds, in minor units. */
  limitMinor: number
}

/** `refused`: the form is shown again, with `formKey`. */
export type RefundOutcome =
  { kind: 'refunded'; refundId: string } | { kind: 'refused'; problems: RefundProblems; formKey: string }

export interface RefundsDependencies {
  provider: Pick<PaymentProvider, 'refund'>
  settle: Settlement['settle']
  orders: Pick<OrderRepository, 'findById' | 'noteRefundReason'>
  creditNotes: Pick<CreditNoteRepository, 'listOf'>
  billingData: Pick<BillingDataRepository, 'readRules'>
  ledger: Pick<CreditLedger, 'balanceOf'>
  users: Pick<UserRepository, 'findEmails'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

const refusals: Record<PaymentProviderError['kind'], string> = {
  temporary:
    'The provider didn’t answer, so the money may or may not go back. Send the form again unchanged: it refunds once.',
  declined: 'The provider declined the refund. No money goes back.',
  refused: 'The provider refused the refund. Check below what was refunded already.',
  'not-found': 'The provider doesn’t know this payment. No money goes back.',
  misconfigured: 'The provider refused our key, so nothing was refunded. Check the configuration.',
}

/** Refunds of orders by operators. */
export function createRefunds(deps: RefundsDependencies) {
  const { provider, settle, orders, creditNotes, billingData, ledger, users, log } = deps

  async function findOrder(actor: Actor, id: string): Promise<OrderDocument> {
    if (!can(actor, 'billing:refund')) throw new AppError('general/forbidden')
    const order = await orders.findById(id)
    if (!order) throw new AppError('general/not-found')
    return order
  }

  async function readCredits(
    order: OrderDocument,
    notes: readonly CreditNoteDocument[],
  ): Promise<PackCredits | null> {
    const { userId, spentRefundedCredits: spentRefunded, item, status } = order
    if (item.kind !== 'pack') return null
    const refunded = notes.reduce((sum, { credits }) => sum + credits, 0)
    const { purchased } = await ledger.balanceOf(userId)
    return {
      bought: item.credits,
      // The wallet doesn't know from which pack a purchased credit is.
      unspent: status === 'paid' ? Math.min(item.credits - refunded, purchased) : 0,
      takenBack: refunded - spentRefunded,
      spentRefunded,
    }
  }

  /** Takes over what the provider says about the payment; its events do it later if this fails. */
  async function follow(paymentIntentId: string): Promise<void> {
    try {
      await settle({ kind: 'payment', id: paymentIntentId })
    } catch (error) {
      log.warn({ err: error, paymentIntentId }, 'a refund is settled later')
    }
  }

  /** The money is on its way, so nothing that fails here may look like a failed refund, which would be sent again. */
  async function noteReason(id: string, reason: string): Promise<void> {
    try {
      await orders.noteRefundReason(id, reason)
    } catch (error) {
      log.warn({ err: error, orderId: id }, 'the reason of a refund isn’t noted at the order')
    }
  }

  return {
    /** @throws AppError `general/forbidden`, `general/not-found` */
    async read(actor: Actor, id: string): Promise<RefundableOrder> {
      const order = await findOrder(actor, id)
      const [notes, rules, emails] = await Promise.all([
        creditNotes.listOf([id]),
        billingData.readRules(),
        users.findEmails([order.userId]),
      ])
      const credits = await readCredits(order, notes)
      const email = emails.get(order.userId) ?? null
      return { order, email, creditNotes: notes, credits, limitMinor: rules.refundLimitMinor }
    },

    /**
     * Returns money of an order once per form key, and settles the payment.
     * @throws AppError `general/forbidden`, `general/not-found`, `billing/refund-refused` for an unpaid order
     */
    async refund(actor: Actor, id: string, fields: RefundFields): Promise<RefundOutcome> {
      const order = await findOrder(actor, id)
      const { paymentIntentId, currency } = order
      if (!wasPaid(order) || paymentIntentId === null) throw new AppError('billing/refund-refused')
      const { refundLimitMinor } = await billingData.readRules()
      const checked = checkRefund(fields, order, refundLimitMinor)
      if ('problems' in checked) {
        return { kind: 'refused', problems: checked.problems, formKey: fields.formKey }
      }
      const { amountMinor, reason } = checked.refund
      const idempotencyKey = `refund:${id}:${fields.formKey}`
      try {
        const refund = await provider.refund({ paymentIntentId, amountMinor, reason, idempotencyKey })
        log.info(
          { person: actor.logName, orderId: id, refundId: refund.id, amountMinor, currency },
          'order refunded by an operator',
        )
        await noteReason(id, reason)
        await follow(paymentIntentId)
        return { kind: 'refunded', refundId: refund.id }
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error
        log.warn({ err: error, person: actor.logName, orderId: id }, 'a refund was refused')
        // Another refund may have arrived at the provider; show the order as it is there.
        if (error.kind === 'refused') await follow(paymentIntentId)
        const present = (await orders.findById(id)) ?? order
        const problems =
          error.kind === 'refused' && amountMinor > restOf(present)
            ? { amount: moreThanRest(present) }
            : { form: refusals[error.kind] }
        // After a silence, only the same key makes sure that the money goes back once.
        const formKey = error.kind === 'temporary' ? fields.formKey : randomUUID()
        return { kind: 'refused', problems, formKey }
      }
    },
  }
}

export type Refunds = ReturnType<typeof createRefunds>
