export * from './account/index.ts'
export * from './backups/index.ts'
export * from './billing/index.ts'
export {
  createClassActivityRepository,
  type ClassActivityRepository,
  type NewActivity,
} from './classes/class-activity.repository.ts'
export type { ClassActivityDocument } from './classes/class-activity.model.ts'
export {
  slotKeyOf,
  type ClassDocument,
  type ClassMemberDocument,
  type StoredResults,
} from './classes/class.model.ts'
export {
  createClassLists,
  trashBegins,
  trashEnds,
  type ClassFilter,
  type ClassLists,
} from './classes/class-lists.repository.ts'
export type { ClassPosition } from './classes/class-lists.repository.ts'
export { classTextOf } from './classes/class-text.ts'
export { createClassRepository, type ClassRepository, type NewClass } from './classes/class.repository.ts'
export { createClassStates, type ClassStates, type StateChange } from './classes/class-states.repository.ts'
export type { ClassesOf } from './classes/class-ids-of.ts'
export { purgeClasses } from './classes/purge-classes.ts'
export {
  createInstallationBackups,
  createReadNightlyVerifiedAt,
  deleteAllData,
  listFilledCollections,
  type InstallationBackups,
} from './installation/index.ts'
export { purgeExams } from './exams/purge-exams.ts'
export { searchEntriesOf } from './classes/search-entries-of.ts'
export { createSearchEntryRepository, type SearchEntryRepository } from './classes/search-entry.repository.ts'
export type { SearchEntryDocument, SearchKind } from './classes/search-entry.model.ts'
export { bankedCommentId, bankOf } from './comments/banked-comment.model.ts'
export {
  createCommentBankRepository,
  type CommentBankRepository,
  type UsedComment,
} from './comments/comment-bank.repository.ts'
export type { OverallCommentDocument } from './comments/overall-comment.model.ts'
export {
  createOverallCommentRepository,
  type OverallCommentRepository,
} from './comments/overall-comment.repository.ts'
export type { PhraseDocument } from './comments/phrase.model.ts'
export { createPhraseRepository, type PhraseRepository } from './comments/phrase.repository.ts'
export { connectDatabase, isConnected, type Connection } from './connect.ts'
export {
  createCreditLines,
  type CreditLines,
  type CreditLineSums,
} from './credits/credit-lines.repository.ts'
export { createCreditPeriods, type CreditPeriods } from './credits/credit-periods.repository.ts'
export { createCreditLedger, type CreditLedger } from './credits/credit-ledger.repository.ts'
export { reserveForOwner } from './credits/reserve-for-owner.ts'
export { isDuplicateKey } from './duplicate-key.ts'
export { ensureIndexes } from './ensure-indexes.ts'
export { derivedId, generationIdFor, requestHashOf } from './generations/generation-id.ts'
export {
  createDocumentFilesRepository,
  type DocumentFilesRepository,
  type DocumentGeneration,
} from './generations/document-files.repository.ts'
export type { GeneratedDocument, Generation, WrittenSheet } from './generations/generation.model.ts'
export {
  createFailedGenerations,
  type FailedGeneration,
  type ListFailedGenerations,
} from './generations/failed-generations.repository.ts'
export {
  createGenerationCounts,
  type EndedGenerations,
  type GenerationCounts,
  type OpenGenerations,
} from './generations/generation-counts.repository.ts'
export {
  createGenerationQueries,
  type GenerationName,
  type GenerationQueries,
} from './generations/generation-queries.repository.ts'
export {
  createGenerationRepository,
  type GenerationProgress,
  type GenerationRepository,
} from './generations/generation.repository.ts'
export { databaseNow } from './clock.ts'
export {
  childIdFor,
  createGenerationFamily,
  type Child,
  type GenerationFamily,
} from './generations/generation-family.repository.ts'
export { closeLedger } from './generations/close-ledger.ts'
export { payerOf } from './generations/payer-of.ts'
export {
  createAccountRepository,
  type Account,
  type AccountRepository,
} from './identity/account.repository.ts'
export {
  createAttemptCounters,
  type AttemptCount,
  type AttemptCounters,
} from './identity/attempt-counter.repository.ts'
export type { DevMail } from './identity/dev-mail.model.ts'
export { createDevMailbox, type DevMailbox } from './identity/dev-mailbox.repository.ts'
export { ensureIdentityIndexes } from './identity/ensure-identity-indexes.ts'
export type { LinkPurpose } from './identity/link-token.model.ts'
export {
  createLinkTokenRepository,
  type LinkToken,
  type LinkTokenRepository,
} from './identity/link-token.repository.ts'
export {
  createOidcRecordRepository,
  type OidcRecordKeys,
  type OidcRecordRepository,
} from './identity/oidc-record.repository.ts'
export {
  createSigningKeyRepository,
  type SealedSigningKey,
  type SigningKeyRepository,
} from './identity/signing-key.repository.ts'
export type { GeneratedImageFiles, ImageDocument, ImageFile } from './images/image.model.ts'
export { createImageRepository, type ImagePosition, type ImageRepository } from './images/image.repository.ts'
export * from './images/publishing/index.ts'
export { retryOnConflict } from './retry-on-conflict.ts'
export type { PictureUpload } from './images/picture-upload.model.ts'
export {
  createPictureUploadRepository,
  type PictureUploadRepository,
} from './images/picture-upload.repository.ts'
export { createImageUses, type ImageUsesRepository } from './images/image-uses.repository.ts'
export {
  createExploreRepository,
  type ExploreRepository,
  type LikesPosition,
} from './images/explore/explore.repository.ts'
export type { ExploreFilter } from './images/explore/image-search-keys.ts'
export {
  createImageLikeRepository,
  type ImageLikeRepository,
} from './images/explore/image-like.repository.ts'
export { addGeneratedImage } from './images/add-generated-image.ts'
export { createStrayFilesRepository, type StrayFilesRepository } from './images/stray-files.repository.ts'
export { isDatabaseUnavailable } from './is-database-unavailable.ts'
export {
  createObjectiveEdits,
  type ObjectiveEditsRepository,
  type ObjectiveProposal,
} from './generations/objective-edits.repository.ts'
export { normaliseSearchText } from './normalise-search-text.ts'
export * from './lesson-plans/index.ts'
export * from './resources/index.ts'
export { attemptAll, attemptEach, failuresOfEach } from './rounds/attempt-all.ts'
export * from './trash/index.ts'
export * from './restores/index.ts'
export * from './schools/index.ts'
export {
  createSessionRepository,
  type NewSession,
  type Session,
  type SessionRepository,
} from './sessions/session.repository.ts'
export { createUserInfoRepository, type UserInfoRepository } from './user-info/user-info.repository.ts'
export {
  createUserRepository,
  issuerNames,
  type IdentityClaims,
  type User,
  type UserRepository,
} from './users/user.repository.ts'
export type { ExamDocument, TermChoiceDocument } from './exams/exam.model.ts'
export {
  createExamRepository,
  type ExamFilter,
  type ExamRepository,
  type ExamState,
  type NewExam,
} from './exams/exam.repository.ts'
export { createKeepInherited, type KeepInherited } from './exams/inherited-settings.ts'
export { createUsedInExams, type UsedInExams } from './exams/used-in-exams.ts'
export { createExamMarking, type ExamMarking } from './exams/exam-marking.repository.ts'
export {
  createMarkingClasses,
  type MarkingClass,
  type MarkingClasses,
} from './exams/marking-classes.repository.ts'
export type { StructureChangeDocument } from './exams/structure-change.model.ts'
export {
  createStructureChangeRepository,
  type NewStructureChange,
  type StructureChangeRepository,
} from './exams/structure-change.repository.ts'
export type { MarkChangeDocument } from './marks/mark-change.model.ts'
export { archiveMarkChanges, iterateMarkChanges } from './marks/archive/index.ts'
export type { ChangePosition } from './marks/change-order.ts'
export type { OperationPosition, OperationSummary } from './marks/list-operations.ts'
export { createMarkLog, type ChangesOf, type MarkLog } from './marks/mark-log.repository.ts'
export type { MarkCells, MarkDocument, MarkRowDocument } from './marks/mark-row.model.ts'
export { createMarkRowRepository, type MarkRowRepository } from './marks/mark-row.repository.ts'
export { createMarkWriter, type MarkWriter } from './marks/mark-writer.ts'
export { createUsedErrorTypes, type ListUsedErrorTypes } from './marks/used-error-types.ts'
export { createSettledRows, type SettledExam, type SettledRows } from './marks/settled-rows.ts'
export type { RosterDocument } from './students/roster.model.ts'
export type { StudentImportDocument } from './students/student-import.model.ts'
export {
  createStudentImportRepository,
  type StudentImportRepository,
} from './students/student-import.repository.ts'
export { createNameRoster, type ReadNameRoster } from './students/name-roster.ts'
export { createRosterRepository, type RosterRepository } from './students/roster.repository.ts'
export { forgetStudents } from './students/forget-students.ts'
export { purgeStudents } from './students/purge-students.ts'
export {
  createClassMembersRepository,
  type ClassMembersRepository,
  type TransferOffer,
} from './teaching/class-members.repository.ts'
export type { InvitationDocument, InvitationKind } from './teaching/invitation.model.ts'
export {
  createInvitationRepository,
  type InvitationRepository,
  type InvitationTarget,
} from './teaching/invitation.repository.ts'
export type { JoinLinkDocument } from './teaching/join-link.model.ts'
export { createJoinLinkRepository, type JoinLinkRepository } from './teaching/join-link.repository.ts'
export type { JoinRequestDocument } from './teaching/join-request.model.ts'
export {
  createJoinRequestRepository,
  type JoinRequestRepository,
} from './teaching/join-request.repository.ts'
export { createRemovedMembers, type RemovedMembersRepository } from './teaching/removed-member.repository.ts'
