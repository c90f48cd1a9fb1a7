import {
  createClassActivityRepository,
  createClassLists,
  createClassMembersRepository,
  createClassRepository,
  createClassStates,
  createCommentBankRepository,
  createCreditLedger,
  createCreditLines,
  createErrorTypeLibraryRepository,
  createDocumentFilesRepository,
  createExamMarking,
  createExamRepository,
  createFailedGenerations,
  createGenerationCounts,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createInvitationRepository,
  createJoinLinkRepository,
  createJoinRequestRepository,
  createLessonPlanRepository,
  createMarkingClasses,
  createMarkLog,
  createMarkRowRepository,
  createMoveOwnedClasses,
  createObjectiveEdits,
  createPlanRepository,
  createRemovedMembers,
  createRosterRepository,
  createSchoolRepository,
  createSearchEntryRepository,
  createSessionRepository,
  createSettledRows,
  createSkillLibraryRepository,
  createStructureChangeRepository,
  createStudentImportRepository,
  createSubscriptionRepository,
  createUsedErrorTypes,
  createUserInfoRepository,
  createUserRepository,
  databaseNow,
  type Connection,
} from '@classeur/database'

const factories = {
  users: createUserRepository,
  userInfo: createUserInfoRepository,
  sessions: createSessionRepository,

  plans: createPlanRepository,
  subscriptions: createSubscriptionRepository,
  creditLedger: createCreditLedger,
  creditLines: createCreditLines,

  generations: createGenerationRepository,
  generationQueries: createGenerationQueries,
  generationCounts: createGenerationCounts,
  documentFiles: createDocumentFilesRepository,
  listFailedGenerations: createFailedGenerations,
  objectiveEdits: createObjectiveEdits,
  lessonPlans: createLessonPlanRepository,
  images: createImageRepository,

  schools: createSchoolRepository,
  skillLibraries: createSkillLibraryRepository,
  errorTypeLibraries: createErrorTypeLibraryRepository,
  commentBank: createCommentBankRepository,
  moveOwnedClasses: createMoveOwnedClasses,

  classes: createClassRepository,
  classLists: createClassLists,
  classStates: createClassStates,
  activities: createClassActivityRepository,
  searchEntries: createSearchEntryRepository,
  members: createClassMembersRepository,
  removedMembers: createRemovedMembers,
  invitations: createInvitationRepository,
  joinLinks: createJoinLinkRepository,
  joinRequests: createJoinRequestRepository,

  rosters: createRosterRepository,
  studentImports: createStudentImportRepository,

  exams: createExamRepository,
  structureChanges: createStructureChangeRepository,
  marking: createExamMarking,
  markingClasses: createMarkingClasses,
  rows: createMarkRowRepository,
  settledRows: createSettledRows,
  markLog: createMarkLog,
  listUsedErrorTypes: createUsedErrorTypes,

  /** The clock of the database. */
  databaseNow: (connection: Connection) => () => databaseNow(connection),
}

export type Repositories = { [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> }

/** Builds every repository once. */
export const createRepositories = (connection: Connection): Repositories =>
  Object.fromEntries(
    Object.entries(factories).map(([name, create]) => [name, create(connection)]),
  ) as Repositories
