import type { TaxRates } from './tax.ts'

/** Who sells, as receipts print it. Empty fields are left out. */
export interface Seller {
  name: string
  /** May have several lines. */
  address: string
  taxId: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
}

/** The rules of payments that an operator changes as data. */
export interface BillingRules {
  /** How many days a subscription continues after a failed payment. */
  graceDays: number
  /** On which days after the failed payment the provider tries again. */
  retryDays: readonly number[]
  tax: TaxRates
  /** Begins the numbers of orders and of credit notes, such as C in C-2026-0001. */
  orderPrefix: string
  creditNotePrefix: string
  /** The most that one form of an operator refunds, in minor units, so that a slip of the keys costs no more. */
  refundLimitMinor: number
  seller: Seller
}

/** The rules that a new installation starts with. */
export const seedBillingRules: BillingRules = {
  graceDays: 7,
  retryDays: [3, 5],
  tax: { defaultBasisPoints: 2000, byCountry: { TN: 1900, MA: 2000, DZ: 1900, BE: 2100, CH: 810, CA: 500 } },
  orderPrefix: 'C',
  creditNotePrefix: 'A',
  refundLimitMinor: 10_000,
  seller: { name: 'Classeur', address: '', taxId: '', country: '' },
}
