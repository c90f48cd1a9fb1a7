import { creditEntryKinds, type CreditAmounts as Amounts } from '@classeur/domain/credits'
import { z } from 'zod'
import { GenerationKind, GenerationState, ResourceReference } from '../generations/generation.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'

export const CreditAmounts = z.object({
  granted: z.number().int(),
  purchased: z.number().int(),
  reserved: z.number().int(),
}) satisfies z.ZodType<Amounts>
export type CreditAmounts = z.infer<typeof CreditAmounts>

export const CreditEntryKind = z.enum(creditEntryKinds)
export type CreditEntryKind = z.infer<typeof CreditEntryKind>

/** `GET /api/wallet` */
export const Wallet = z.object({
  balance: CreditAmounts,
  /** Spendable credits: granted plus purchased. */
  available: z.number().int().nonnegative(),
  period: z.object({ grant: z.number().int(), left: z.number().int(), endsAt: Timestamp }),
})
export type Wallet = z.infer<typeof Wallet>

/** The subject of a wallet line. All ledger entries of one generation form one line. */
export const CreditLineKind = z.enum(['grant', 'expire', 'purchase', 'generation'])
export type CreditLineKind = z.infer<typeof CreditLineKind>

/** The generation of a wallet line. */
export const CreditLineGeneration = z.object({
  id: ObjectIdString,
  kind: GenerationKind,
  title: z.string(),
  state: GenerationState,
  lessonPlanId: ObjectIdString.nullable(),
  /** Where a generation of resources belongs; null for other kinds, or if an older api omits it. */
  resource: ResourceReference.nullable().default(null),
})

const credits = z.number().int().nonnegative()

/** One line of the wallet, derived from append-only ledger entries. All amounts are credits. */
export const CreditLine = z.object({
  id: z.string(),
  kind: CreditLineKind,
  /** Change of the spendable credits; the balance is the sum over all lines. */
  change: z.number().int(),
  /** Spendable credits after this line and all older ones. */
  availableAfter: z.number().int(),
  reserved: credits,
  spent: credits,
  givenBack: credits,
  /** Null for other kinds of lines, and for a kind of generation that this version doesn't know. */
  generation: CreditLineGeneration.nullable(),
  at: Timestamp,
})
export type CreditLine = z.infer<typeof CreditLine>

/** `GET /api/wallet/entries?cursor=`: newest first; a generation is never split across pages. */
export const CreditLinePage = z.object({ lines: z.array(CreditLine), nextCursor: z.string().nullable() })
export type CreditLinePage = z.infer<typeof CreditLinePage>
