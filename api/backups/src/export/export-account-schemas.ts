import {
  BackupKind,
  BackupState,
  BackupVerification,
  ClassRole,
  RestoreState,
  SchoolRole,
} from '@classeur/contracts'
import { z } from 'zod'
import { anything, at, id, minor } from './export-fields.ts'

/** The person's school, what they pay and what they asked for. */
export const exportAccountSchemas = {
  school: z.object({
    ...{ _id: id, name: z.string(), role: SchoolRole, joinedAt: at },
    ...{ address: z.string().optional(), taxId: z.string().optional(), country: z.string().optional() },
  }),
  subscription: z.object({
    ...{ planId: z.string(), interval: z.string(), renewsAt: at.nullable(), subscriptionId: id.optional() },
    ...{ paidTime: anything.optional(), seatOf: id.nullish(), seat: z.number().optional() },
    isPaidByColleague: z.boolean(),
  }),
  'paid-subscriptions': z
    .object({
      ...{ _id: id, planId: z.string(), schoolId: id.nullable(), status: z.string(), interval: z.string() },
      ...{ nextInterval: z.string(), nextPlanId: z.string(), currency: z.string(), startedAt: at },
      ...{ priceMinor: minor.nullable(), nextPriceMinor: minor.nullable() },
      ...{ period: anything, paidPeriod: anything.nullable(), cancelAtPeriodEnd: z.boolean() },
      ...{ endedAt: at.nullable(), card: anything.nullable() },
    })
    .partial()
    .describe('as the payment provider described them last'),
  'payment-customer': z.object({ customerId: id.describe('names you at the payment provider') }),
  'picture-likes': z.object({ imageId: id, at }),
  'join-requests': z.object({
    ...{ classId: id, state: z.string(), role: ClassRole.nullable(), at, decidedAt: at.nullable() },
  }),
  'backup-schedule': z.object({ nightly: z.boolean(), weekly: z.boolean(), updatedAt: at }),
  backups: z.object({
    ...{ _id: id, kind: BackupKind, withMedia: z.boolean(), state: BackupState },
    ...{ verification: BackupVerification, sizeBytes: z.number().nullable() },
    ...{ createdAt: at, finishedAt: at.nullable(), keptUntil: at.nullable() },
  }),
  restores: z.object({
    ...{ _id: id, backupId: id, state: RestoreState, method: z.string().nullable(), isForeign: z.boolean() },
    ...{ archivedAt: at.nullable(), classIds: z.array(id), result: anything.nullable() },
    ...{ createdAt: at, finishedAt: at.nullable(), undoUntil: at.nullable() },
  }),
  deletion: z.object({ requestedAt: at, dueAt: at, remindedAt: at.nullish() }),
} as const
