import type { Connection, Model, mongo } from 'mongoose'
import pLimit from 'p-limit'
import { accountActivityModel } from './account/account-activity.model.ts'
import { accountDeletionModel } from './account/account-deletion.model.ts'
import { backupModel } from './backups/backup.model.ts'
import { backupScheduleModel } from './backups/backup-schedule.repository.ts'
import { currentSubscriptionModel } from './billing/current-subscription.model.ts'
import { creditNoteModel } from './billing/credit-note.repository.ts'
import { orderModel } from './billing/order.model.ts'
import { paymentCustomerModel } from './billing/payment-customer.repository.ts'
import { paymentEventModel } from './billing/payment-event.repository.ts'
import { planModel } from './billing/plan.model.ts'
import { providerSubscriptionModel } from './billing/provider-subscription.repository.ts'
import { classActivityModel } from './classes/class-activity.model.ts'
import { classModel } from './classes/class.model.ts'
import { searchEntryModel } from './classes/search-entry.model.ts'
import { bankedCommentModel } from './comments/banked-comment.model.ts'
import { overallCommentModel } from './comments/overall-comment.model.ts'
import { phraseModel } from './comments/phrase.model.ts'
import { creditEntryModel } from './credits/credit-entry.model.ts'
import { examModel, termChoiceModel } from './exams/exam.model.ts'
import { structureChangeModel } from './exams/structure-change.model.ts'
import { generationModel } from './generations/generation.model.ts'
import { imageLikeModel } from './images/explore/image-like.model.ts'
import { imageModel } from './images/image.model.ts'
import { pictureUploadModel } from './images/picture-upload.model.ts'
import { imageReportModel } from './images/publishing/image-report.model.ts'
import { publicationDecisionModel } from './images/publishing/publication-decision.model.ts'
import { installationBackupModel } from './installation/index.ts'
import { lessonPlanVersionModel } from './lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from './lesson-plans/lesson-plan.model.ts'
import { lessonProposalModel } from './lesson-plans/lesson-proposal.model.ts'
import { markChangeArchiveModel } from './marks/archive/index.ts'
import { markChangeModel } from './marks/mark-change.model.ts'
import { markRowModel } from './marks/mark-row.model.ts'
import { resourceVersionModel } from './resources/resource-version.model.ts'
import { resourceModel } from './resources/resource.model.ts'
import { restoreConflictModel } from './restores/restore-conflict.model.ts'
import { restoreLockModel } from './restores/restore-lock.model.ts'
import { restoreModel } from './restores/restore.model.ts'
import { restoreStepModel } from './restores/restore-step.model.ts'
import { errorTypeLibraryModel } from './schools/error-type-library.model.ts'
import { schoolModel } from './schools/school.model.ts'
import { skillLibraryModel } from './schools/skill-library.model.ts'
import { sessionModel } from './sessions/session.model.ts'
import { rosterModel } from './students/roster.model.ts'
import { studentImportModel } from './students/student-import.model.ts'
import { invitationModel } from './teaching/invitation.model.ts'
import { joinLinkModel } from './teaching/join-link.model.ts'
import { joinRequestModel } from './teaching/join-request.model.ts'
import { removedMemberModel } from './teaching/removed-member.model.ts'
import { userInfoModel } from './user-info/user-info.model.ts'
import { userModel } from './users/user.model.ts'

const models = [
  accountActivityModel,
  accountDeletionModel,
  backupModel,
  backupScheduleModel,
  bankedCommentModel,
  classActivityModel,
  classModel,
  creditEntryModel,
  creditNoteModel,
  currentSubscriptionModel,
  errorTypeLibraryModel,
  examModel,
  generationModel,
  imageLikeModel,
  imageModel,
  imageReportModel,
  installationBackupModel,
  invitationModel,
  joinLinkModel,
  joinRequestModel,
  lessonPlanModel,
  lessonPlanVersionModel,
  lessonProposalModel,
  markChangeArchiveModel,
  markChangeModel,
  markRowModel,
  orderModel,
  overallCommentModel,
  paymentCustomerModel,
  paymentEventModel,
  phraseModel,
  pictureUploadModel,
  planModel,
  providerSubscriptionModel,
  publicationDecisionModel,
  removedMemberModel,
  resourceModel,
  resourceVersionModel,
  restoreConflictModel,
  restoreLockModel,
  restoreModel,
  restoreStepModel,
  rosterModel,
  schoolModel,
  searchEntryModel,
  sessionModel,
  studentImportModel,
  skillLibraryModel,
  structureChangeModel,
  termChoiceModel,
  userInfoModel,
  userModel,
]

/** Few at a time, because more would only wait for each other in the database. */
const atOnce = 3

/** Creates all collections and indexes of the product. Idempotent. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  await pLimit(atOnce).map(models, async (modelOf) => {
    const model = modelOf(connection) as Model<unknown>
    const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }))
    // Mongoose's `model.createIndexes` would send a separate command for each index.
    if (indexes.length > 0) await model.collection.createIndexes(indexes as mongo.IndexDescription[])
    else await model.createCollection()
  })
}
