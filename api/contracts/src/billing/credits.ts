import { creditEntryKinds, type CreditAmounts as Amounts } from '@classeur/domain/credits'
import { z } from 'zod'
import { GenerationKind, GenerationState, ResourceReference } from '../generations/generation.ts'
import { ObjectIdString, Timestamp } from '../identifiers.ts'
import { Language } from '../locale.ts'

export const CreditAmounts = z.object({
  granted: z.number().int(),
  purchased: z.number().int(),
  reserved: z.number().int(),
}) satisfies z.ZodType<Amounts>
export type CreditAmounts = z.infer<typeof CreditAmounts>

export const CreditEntryKind = z.enum(creditEntryKinds)
export type CreditEntryKind = z.infer<typeof CreditEntryKind>

/** `own`: the credits of one person; `school`: those that the members of a school with a plan share. */
export const CreditSource = z.enum(['own', 'school'])
export type CreditSource = z.infer<typeof CreditSource>

/** `YYYY-MM` */
const CalendarMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/**
 * `GET /api/wallet`: the credits that the person's generations spend first. For a person with a seat of a school these
 * are the school's, and `own` has the credits that the person bought, which pay when the school's don't suffice.
 */
export const Wallet = z.object({
  source: CreditSource.default('own'),
  balance: CreditAmounts,
  /** Only with `source` school. */
  own: CreditAmounts.nullable().default(null),
  /** The school whose credits these are, and who pays for them; null for own credits. */
  school: z
    .object({ name: z.string(), payer: z.string(), isPayer: z.boolean(), isLedgerShown: z.boolean() })
    .nullable()
    .default(null),
  /** The present calendar month in the time zone of the person's school; missing from an older api. */
  month: CalendarMonth.optional(),
  /** The month of the oldest line, of both ledgers with `source` school; missing from an older api. */
  firstMonth: CalendarMonth.optional(),
  /** The most that one generation may cost: granted plus purchased credits of the better of both. */
  available: z.number().int().nonnegative(),
  /**
   * The credits of the current month of the plan: grant + returned − spent − reserved − expired = left. `spent`: on
   * generations. `expired`: ended unspent when the plan changed. `returned`: refunds of generations that an earlier
   * grant paid.
   */
  period: z.object({
    grant: z.number().int(),
    left: z.number().int(),
    spent: z.number().int().default(0),
    reserved: z.number().int().default(0),
    expired: z.number().int().default(0),
    returned: z.number().int().default(0),
    startsAt: Timestamp.nullable().default(null),
    endsAt: Timestamp,
  }),
})
export type Wallet = z.infer<typeof Wallet>

/** The subject of a wallet line. All ledger entries of one generation form one line. */
export const CreditLineKind = z.enum(['grant', 'expire', 'purchase', 'revoke', 'generation'])
export type CreditLineKind = z.infer<typeof CreditLineKind>

/** The generation of a wallet line. */
const CreditLineGeneration = z.object({
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
  /** The order of a purchase, or of the refund that took credits back; null for other lines. */
  order: z.object({ id: ObjectIdString, number: z.string() }).nullable().default(null),
  /** Who spent the school's credits; null for own credits, and for lines that aren't generations. */
  by: z
    .object({ name: z.string(), isMe: z.boolean(), kind: GenerationKind.nullable() })
    .nullable()
    .default(null),
  at: Timestamp,
})
export type CreditLine = z.infer<typeof CreditLine>

/** `spent`: generations that cost or reserve credits; `returned`: those that gave credits back. */
export const CreditLineFilter = z.enum(['all', 'spent', 'returned', 'purchased', 'monthly'])
export type CreditLineFilter = z.infer<typeof CreditLineFilter>

/**
 * `GET /api/wallet/entries`. The `source` school needs a seat in the school's plan. Members see its grants and their own
 * generations; the administrator who pays sees all lines, with the name of whoever spent the credits. `month` is a
 * calendar month in the time zone of the person's school.
 */
export const CreditLinesQuery = z.strictObject({
  source: CreditSource.default('own'),
  filter: CreditLineFilter.default('all'),
  month: CalendarMonth.optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}$/)
    .optional(),
})
export type CreditLinesQuery = z.infer<typeof CreditLinesQuery>

/** `GET /api/wallet.csv`: all lines that match. */
export const CreditLinesFileQuery = CreditLinesQuery.omit({ cursor: true }).extend({
  language: Language.default('en'),
})
export type CreditLinesFileQuery = z.infer<typeof CreditLinesFileQuery>

/** Newest first; a generation is never split across pages. */
export const CreditLinePage = z.object({
  lines: z.array(CreditLine),
  nextCursor: z.string().nullable(),
  /** How many matching lines follow this page; 0 beside a cursor if there are too many to count. */
  remaining: z.number().int().nonnegative().default(0),
})
export type CreditLinePage = z.infer<typeof CreditLinePage>
