import { ClassRole, GenerationKind, GenerationState, Language } from '@classeur/contracts'
import { z } from 'zod'
import { exportAccountSchemas } from './export-account-schemas.ts'
import { anything, at, id, minor } from './export-fields.ts'
import { exportWritingSchemas } from './export-writing-schemas.ts'

const credits = z.object({ granted: z.number(), purchased: z.number(), reserved: z.number() })

/**
 * What each file of an export contains besides the backup: one line per document. Unknown fields are left out, so a new
 * field of a document leaves the product only after somebody has described it here.
 */
export const exportSchemas = {
  account: z.object({
    _id: id,
    email: z.string(),
    emailVerified: z.boolean(),
    createdAt: at,
    lastSignInAt: at,
  }),
  settings: z.object({
    ...{ displayName: z.string(), role: z.string(), subjects: z.array(z.string()), language: Language },
    ...{
      digits: z.string(),
      theme: z.string(),
      keyboard: anything.optional(),
      notifications: anything.optional(),
    },
  }),
  sessions: z.object({ device: z.string(), createdAt: at, lastUsedAt: at, expiresAt: at }),
  activity: z.object({ kind: z.string(), details: anything, at }),
  orders: z.object({
    ...{ _id: id, number: z.string(), status: z.string(), item: anything, currency: z.string() },
    ...{ netMinor: minor, taxMinor: minor, totalMinor: minor, refundedMinor: minor },
    ...{ taxRateBasisPoints: z.number(), isTest: z.boolean(), buyer: anything.nullable() },
    ...{ createdAt: at, paidAt: at.nullable() },
  }),
  'credit-notes': z.object({
    ...{ number: z.string(), orderId: id, amountMinor: minor, netMinor: minor, taxMinor: minor },
    ...{ credits: z.number(), at },
  }),
  credits: z.object({
    ...{ n: z.number().int(), kind: z.string(), change: credits, balance: credits },
    ...{ generationId: id.nullable(), period: z.string().nullable(), at },
  }),
  generations: z.object({
    ...{ _id: id, kind: GenerationKind, title: z.string(), input: anything, state: GenerationState },
    ...{ objectives: anything.nullable(), objectiveEdits: anything.optional(), sheet: anything.optional() },
    ...{ error: anything.nullable(), price: z.number(), createdAt: at, finishedAt: at.nullable() },
  }),
  memberships: z.object({ name: z.string(), role: ClassRole, joinedAt: at }),
  'entered-marks': z.object({
    ...{ examId: id, studentId: id, leafId: id, from: anything.nullable(), to: anything.nullable() },
    ...{ at, kind: z.string() },
  }),
  'picture-reports': z.object({ imageId: id, reason: z.string(), note: z.string(), at }),
  'publication-decisions': z.object({
    ...{ imageId: id, imageName: z.string(), decision: z.string(), reason: z.string().nullable() },
    ...{ at, undoneAt: at.nullable() },
  }),
  invitations: z.object({
    ...{ kind: z.string(), email: z.string(), role: z.string().nullable(), createdAt: at, expiresAt: at },
  }),
  ...exportAccountSchemas,
  ...exportWritingSchemas,
} as const

export type ExportFile = keyof typeof exportSchemas
