import type { Connection } from 'mongoose'
import { backupModel } from '../backups/backup.model.ts'
import { backupScheduleModel } from '../backups/backup-schedule.repository.ts'
import { currentSubscriptionModel } from '../billing/current-subscription.model.ts'
import { paymentCustomerModel } from '../billing/payment-customer.repository.ts'
import { providerSubscriptionModel } from '../billing/provider-subscription.repository.ts'
import { imageLikeModel } from '../images/explore/image-like.model.ts'
import { restoreModel } from '../restores/restore.model.ts'
import { schoolModel, type SchoolDocument } from '../schools/school.model.ts'
import { joinRequestModel } from '../teaching/join-request.model.ts'
import { accountDeletionModel } from './account-deletion.model.ts'
import { pick } from './pick.ts'

/** What belongs to the account of a person: their school, what they pay, what they asked for. */
export function createAccountExport(connection: Connection) {
  return {
    /** The address and the tax number only for those who manage them. */
    async *school(userId: string) {
      const schools = schoolModel(connection)
        .find({ 'members.userId': userId })
        .lean<SchoolDocument>()
        .cursor()
      for await (const { _id, name, members, address, taxId, country } of schools) {
        const me = members.find((member) => member.userId === userId)
        const managed = me?.role === 'admin' ? { address, taxId, country } : {}
        if (me) yield { _id, name, role: me.role, joinedAt: me.joinedAt, ...managed }
      }
    },
    /** Says that a colleague pays for the seat, but not which one. */
    async *subscription(userId: string) {
      const current = currentSubscriptionModel(connection).find({ _id: userId }).lean().cursor()
      for await (const { payerId, ...plan } of current)
        yield { ...plan, isPaidByColleague: payerId !== undefined && payerId !== userId }
    },
    paidSubscriptions: (userId: string) =>
      providerSubscriptionModel(connection)
        .find(
          { userId },
          pick(
            'planId schoolId status interval nextInterval nextPlanId priceMinor nextPriceMinor currency startedAt period paidPeriod cancelAtPeriodEnd endedAt card',
          ),
        )
        .lean()
        .cursor(),
    async *paymentCustomer(userId: string) {
      const customer = await paymentCustomerModel(connection).findById(userId).lean()
      if (customer) yield { customerId: customer.customerId }
    },
    pictureLikes: (userId: string) =>
      imageLikeModel(connection).find({ userId }, pick('imageId at')).lean().cursor(),
    joinRequests: (userId: string) =>
      joinRequestModel(connection).find({ userId }, pick('classId state role at decidedAt')).lean().cursor(),
    backupSchedule: (userId: string) => backupScheduleModel(connection).find({ _id: userId }).lean().cursor(),
    /** Those that can be downloaded, also this export. */
    backups: (ownerId: string) =>
      backupModel(connection)
        .find(
          { ownerId, deletedAt: null },
          pick('kind withMedia state verification sizeBytes createdAt finishedAt keptUntil'),
        )
        .lean()
        .cursor(),
    restores: (ownerId: string) =>
      restoreModel(connection)
        .find(
          { ownerId },
          pick('backupId state method isForeign archivedAt classIds result createdAt finishedAt undoUntil'),
        )
        .lean()
        .cursor(),
    deletion: (userId: string) =>
      accountDeletionModel(connection)
        .find({ _id: userId }, pick('requestedAt dueAt remindedAt'))
        .lean()
        .cursor(),
  }
}
