import type { Connection } from 'mongoose'
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
import { imageModel } from './images/image.model.ts'
import { lessonPlanVersionModel } from './lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from './lesson-plans/lesson-plan.model.ts'
import { lessonProposalModel } from './lesson-plans/lesson-proposal.model.ts'
import { markChangeModel } from './marks/mark-change.model.ts'
import { markRowModel } from './marks/mark-row.model.ts'
import { resourceVersionModel } from './resources/resource-version.model.ts'
import { resourceModel } from './resources/resource.model.ts'
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
  bankedCommentModel,
  classActivityModel,
  classModel,
  creditEntryModel,
  creditNoteModel,
  currentSubscriptionModel,
  errorTypeLibraryModel,
  examModel,
  generationModel,
  imageModel,
  invitationModel,
  joinLinkModel,
  joinRequestModel,
  lessonPlanModel,
  lessonPlanVersionModel,
  lessonProposalModel,
  markChangeModel,
  markRowModel,
  orderModel,
  overallCommentModel,
  paymentCustomerModel,
  paymentEventModel,
  phraseModel,
  planModel,
  providerSubscriptionModel,
  removedMemberModel,
  resourceModel,
  resourceVersionModel,
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

/** Creates all collections and indexes of the product. Idempotent. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of models) await model(connection).createIndexes()
}
