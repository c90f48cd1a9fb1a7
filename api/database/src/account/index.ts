export type { AccountActivityDocument } from './account-activity.model.ts'
export {
  createAccountActivityRepository,
  type AccountActivityRepository,
  type NewAccountActivity,
} from './account-activity.repository.ts'
export {
  createAccountDeletionRepository,
  type AccountDeletionRepository,
  type LeavingPerson,
  type NewDeletion,
} from './account-deletion.repository.ts'
export type { AccountDeletionDocument } from './account-deletion.model.ts'
export { createCountForDeletion, type CountForDeletion, type DeletionCounts } from './count-for-deletion.ts'
export { eraseClasses } from './erase/erase-classes.ts'
export { eraseFromColleagues } from './erase/erase-from-colleagues.ts'
export { createOwnedGenerations, type OwnedGeneration } from './erase/erase-generations.ts'
export { eraseRestores } from './erase/owned-restores.ts'
export { createOwnedBackups } from './erase/owned-backups.ts'
export { eraseInvitations, eraseSchool, removeEmptySchool } from './erase/erase-memberships.ts'
export { erasePayments } from './erase/erase-payments.ts'
export { eraseProfile } from './erase/erase-profile.ts'
export { erasePublications } from './erase/erase-publications.ts'
export { eraseSignIn } from './erase/erase-sign-in.ts'
export { eraseWritings } from './erase/erase-writings.ts'
export { createPersonExport, type PersonExport } from './person-export.ts'
export { personalCollections, type Erasure, type PersonalCollection } from './personal-collections.ts'
export { redactEvent } from './redact-event.ts'
