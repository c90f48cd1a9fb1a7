import { AppError, type Language } from '@classeur/contracts'
import type {
  BillingDataRepository,
  CreditNoteDocument,
  CreditNoteRepository,
  FindBuyer,
  OrderDocument,
  PlanRepository,
  SchoolRepository,
  UserInfoRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { receiptName, renderReceipt, type Receipt, type ReceiptItem } from '@classeur/documents'
import type { OwnOrder } from '../orders/own-order.ts'
import { planNameOf } from '../orders/plan-name-of.ts'

export interface ReceiptsDependencies {
  billingData: Pick<BillingDataRepository, 'readRules'>
  ownOrder: OwnOrder
  creditNotes: Pick<CreditNoteRepository, 'findByNumber' | 'listOf'>
  plans: Pick<PlanRepository, 'findById'>
  schools: Pick<SchoolRepository, 'findByMember'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  findBuyer: FindBuyer
}

/** A PDF and its name without the extension. */
export interface ReceiptFile {
  name: string
  bytes: Buffer
}

/** Receipts of paid orders and credit notes of refunds, for the person who ordered. */
export function createReceiptsService(deps: ReceiptsDependencies) {
  async function itemOf(order: OrderDocument): Promise<ReceiptItem> {
    const { item } = order
    return item.kind === 'pack' ? item : { ...item, planName: await planNameOf(order, deps.plans) }
  }

  const presentSeller = async () => (await deps.billingData.readRules()).seller

  /** An older version stored no reason with a note: the reason on the order is then the one of its latest note. */
  async function reasonOf({ number, orderId, reason }: CreditNoteDocument, order: OrderDocument) {
    if (reason !== undefined) return reason
    const latest = (await deps.creditNotes.listOf([orderId])).at(-1)
    return latest?.number === number ? order.refundReason : null
  }

  async function write(
    order: OrderDocument,
    paidAt: Date,
    language: Language,
    note: CreditNoteDocument | null,
  ): Promise<ReceiptFile> {
    // An older version stored neither the seller nor the buyer of a paid order.
    const [seller, item, buyer, school, profile] = await Promise.all([
      order.seller ?? presentSeller(),
      itemOf(order),
      order.buyer ?? deps.findBuyer(order.userId),
      deps.schools.findByMember(order.userId),
      deps.userInfo.findById(order.userId),
    ])
    const { currency, netMinor, taxMinor, totalMinor, taxRateBasisPoints } = order
    const creditNote = note && { ...note, reason: await reasonOf(note, order) }
    const receipt: Receipt = {
      ...{ seller, buyer, item, creditNote, paidAt, paidWith: null },
      ...{ orderNumber: order.number, orderedAt: order.createdAt },
      ...{ currency, netMinor, taxMinor, totalMinor, taxRateBasisPoints },
      test: order.isTest,
      timeZone: school?.timeZone ?? 'UTC',
    }
    return {
      name: receiptName(receipt, language),
      bytes: await renderReceipt(receipt, language, profile?.digits),
    }
  }

  return {
    /** @throws AppError `general/not-found` also for an order that was never paid */
    async receipt(actor: Actor, orderId: string, language: Language): Promise<ReceiptFile> {
      const order = await deps.ownOrder(actor, orderId, 'order:read')
      if (!order.paidAt) throw new AppError('general/not-found')
      return write(order, order.paidAt, language, null)
    },

    /** @throws AppError `general/not-found` */
    async creditNote(actor: Actor, number: string, language: Language): Promise<ReceiptFile> {
      const note = await deps.creditNotes.findByNumber(number)
      if (!note || !can(actor, 'order:read', { ownerId: note.userId }))
        throw new AppError('general/not-found')
      const order = await deps.ownOrder(actor, note.orderId, 'order:read')
      return write(order, order.paidAt ?? note.at, language, note)
    },
  }
}

export type ReceiptsService = ReturnType<typeof createReceiptsService>
