import type { BillingInterval } from '@classeur/contracts'

/** A party of a receipt. Empty fields are left out. */
export interface ReceiptParty {
  name: string
  /** May have several lines. */
  address: string
  taxId: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
}

/** To whom a receipt is made out: a person of a school. */
export interface ReceiptBuyer extends ReceiptParty {
  schoolName: string
}

/** What was bought. `planName`: the plan's name in its data, for a plan without a name in the language. */
export type ReceiptItem =
  | { kind: 'pack'; credits: number }
  | {
      kind: 'plan'
      planId: string
      planName: string
      interval: BillingInterval
      from: Date | null
      to: Date | null
    }

/** One refund. Money in minor units of the order's currency; `amountMinor` = `netMinor` + `taxMinor`. */
export interface ReceiptCreditNote {
  number: string
  at: Date
  amountMinor: number
  netMinor: number
  taxMinor: number
  reason: string | null
}

/** The data of a paid order's receipt, or of a credit note. Money in minor units of `currency`. */
export interface Receipt {
  /** Data that isn't given is left out; without a name, the seller is Classeur. */
  seller: Partial<ReceiptParty>
  buyer: ReceiptBuyer
  orderNumber: string
  orderedAt: Date
  paidAt: Date
  item: ReceiptItem
  currency: string
  netMinor: number
  taxMinor: number
  totalMinor: number
  taxRateBasisPoints: number
  /** The card, if it is known. */
  paidWith: { brand: string; last4: string } | null
  /** Set for a credit note, which is the same document about this refund. */
  creditNote: ReceiptCreditNote | null
  /** Whether the built-in test gateway took the payment, so that no money moved. */
  test: boolean
  /** IANA name, for the days of all dates. */
  timeZone: string
}
