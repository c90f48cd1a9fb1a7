import { z } from 'zod'
import { Timestamp } from '../identifiers.ts'

/**
 * The three places a credit can be. Granted credits end with the month and are spent first;
 * purchased ones stay; reserved ones belong to generations that have not ended yet.
 */
export const CreditAmounts = z.object({
  granted: z.number().int(),
  purchased: z.number().int(),
  reserved: z.number().int(),
})
export type CreditAmounts = z.infer<typeof CreditAmounts>

export const CreditEntryKind = z.enum([
  'grant',
  'expire',
  'purchase',
  'reserve',
  'capture',
  'release',
  'refund',
])
export type CreditEntryKind = z.infer<typeof CreditEntryKind>

/** One line of the ledger: what changed, never edited afterwards. The balance is the sum of all lines. */
export const CreditEntry = z.object({
  id: z.string(),
  kind: CreditEntryKind,
  change: CreditAmounts,
  balanceAfter: CreditAmounts,
  generationId: z.string().nullable(),
  at: Timestamp,
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** `GET /api/wallet` */
export const Wallet = z.object({
  balance: CreditAmounts,
  /** Granted plus purchased: what can be spent now. */
  available: z.number().int().nonnegative(),
  period: z.object({ grant: z.number().int(), left: z.number().int(), endsAt: Timestamp }),
})
export type Wallet = z.infer<typeof Wallet>

/** `GET /api/wallet/entries?cursor=` newest first */
export const CreditEntryPage = z.object({ entries: z.array(CreditEntry), nextCursor: z.string().nullable() })
export type CreditEntryPage = z.infer<typeof CreditEntryPage>
