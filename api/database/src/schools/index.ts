export {
  createErrorTypeLibraryRepository,
  type ErrorTypeLibraryRepository,
} from './error-type-library.repository.ts'
export {
  createListSchoolsLeft,
  createMoveOwnedClasses,
  type ListSchoolsLeft,
  type MoveOwnedClasses,
} from './move-owned-classes.ts'
export type { SchoolDocument, SchoolMemberDocument } from './school.model.ts'
export { allTermsOf, formerTermsOf } from './school-terms.ts'
export { createSchoolRepository, type SchoolRepository } from './school.repository.ts'
export type { SkillDocument, SkillLibraryDocument } from './skill-library.model.ts'
export { createSkillLibraryRepository, type SkillLibraryRepository } from './skill-library.repository.ts'
