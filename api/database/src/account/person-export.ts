import mongoose, { type Connection } from 'mongoose'
import { orderModel } from '../billing/order.model.ts'
import { creditNoteModel } from '../billing/credit-note.repository.ts'
import { classModel, type ClassDocument } from '../classes/class.model.ts'
import { creditEntryModel } from '../credits/credit-entry.model.ts'
import { generationModel } from '../generations/generation.model.ts'
import { imageReportModel } from '../images/publishing/image-report.model.ts'
import { publicationDecisionModel } from '../images/publishing/publication-decision.model.ts'
import { iterateMarkChanges, markChangeArchiveModel } from '../marks/archive/index.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { sessionModel } from '../sessions/session.model.ts'
import { invitationModel } from '../teaching/invitation.model.ts'
import { userInfoModel } from '../user-info/user-info.model.ts'
import { userModel } from '../users/user.model.ts'
import { accountActivityModel } from './account-activity.model.ts'
import { createAccountExport } from './person-export-account.ts'
import { createWritingsExport } from './person-export-writings.ts'
import { pick } from './pick.ts'

const { trusted } = mongoose

/** What an installation stores about a person besides what their backups contain. */
export function createPersonExport(connection: Connection) {
  return {
    ...createAccountExport(connection),
    ...createWritingsExport(connection),

    /** Without the name in log lines: an export outlives the account, whose lines nobody may trace then. */
    user: (userId: string) =>
      userModel(connection).find({ _id: userId }, { subject: 0, logName: 0 }).lean().cursor(),
    profile: (userId: string) => userInfoModel(connection).find({ _id: userId }).lean().cursor(),
    /** Without anything that could be used to sign in. */
    sessions: (userId: string) =>
      sessionModel(connection)
        .find({ userId }, pick('device createdAt lastUsedAt expiresAt'))
        .lean()
        .cursor(),
    activity: (userId: string) => accountActivityModel(connection).find({ userId }).lean().cursor(),
    orders: (userId: string) =>
      orderModel(connection)
        .find(
          { userId },
          pick(
            'number status item currency netMinor taxMinor totalMinor taxRateBasisPoints refundedMinor buyer createdAt paidAt isTest',
          ),
        )
        .lean()
        .cursor(),
    async *creditNotes(userId: string) {
      for await (const { _id } of orderModel(connection).find({ userId }, { _id: 1 }).lean().cursor()) {
        const notes = creditNoteModel(connection)
        const fields = pick('number orderId amountMinor netMinor taxMinor credits at')
        yield* await notes.find({ orderId: String(_id) }, fields).lean()
      }
    },
    credits: (userId: string) =>
      creditEntryModel(connection)
        .find({ userId }, pick('n kind change balance generationId period at'))
        .sort({ n: 1 })
        .lean()
        .cursor(),
    generations: (ownerId: string) =>
      generationModel(connection)
        .find(
          { ownerId },
          pick('kind title input state objectives objectiveEdits sheet error price createdAt finishedAt'),
        )
        .lean()
        .cursor(),
    /** The classes of colleagues: their name and the person's role. */
    async *memberships(userId: string) {
      const joined = classModel(connection)
        .find({ 'members.userId': userId, ownerId: trusted({ $ne: userId }) }, pick('name members'))
        .lean<Pick<ClassDocument, '_id' | 'name' | 'members'>>()
        .cursor()
      for await (const { _id, name, members } of joined) {
        const me = members.find((member) => member.userId === userId)
        if (me) yield { _id, name, role: me.role, joinedAt: me.joinedAt }
      }
    },
    /** The marks that the person entered anywhere, also long ago, without the names of students. */
    async *enteredMarks(userId: string) {
      const examIds = new Set([
        ...(await markChangeModel(connection).distinct('examId', { by: userId })),
        ...(await markChangeArchiveModel(connection).distinct('examId', { by: userId })),
      ])
      for (const examId of examIds) {
        for await (const change of iterateMarkChanges(connection, examId)) {
          if (change.by !== userId) continue
          const { _id, studentId, leafId, from, to, at, kind } = change
          yield { _id, examId, studentId, leafId, from, to, at, kind }
        }
      }
    },
    pictureReports: (reporterId: string) =>
      imageReportModel(connection).find({ reporterId }, pick('imageId reason note at')).lean().cursor(),
    /** Operators' decisions on the person's pictures, and the person's own as an operator. */
    publicationDecisions: (userId: string) =>
      publicationDecisionModel(connection)
        .find(
          { $or: [{ creatorId: userId }, { operatorId: userId }] },
          pick('imageId imageName decision reason at undoneAt'),
        )
        .lean()
        .cursor(),
    invitations: (userId: string) =>
      invitationModel(connection)
        .find({ invitedBy: userId }, pick('kind email role createdAt expiresAt'))
        .lean()
        .cursor(),
  }
}

export type PersonExport = ReturnType<typeof createPersonExport>
