import {
  createClassRepository,
  createErrorTypeLibraryRepository,
  createExamRepository,
  createOverallCommentRepository,
  createResourceLists,
  createRosterRepository,
  createSchoolRepository,
  createSettledRows,
  createSkillLibraryRepository,
  type ClassRepository,
  type Connection,
  type ErrorTypeLibraryRepository,
  type ExamRepository,
  type OverallCommentRepository,
  type ResourceLists,
  type RosterRepository,
  type SchoolRepository,
  type SettledRows,
  type SkillLibraryRepository,
} from '@classeur/database'

export interface DocumentSources {
  classes: Pick<ClassRepository, 'findById'>
  exams: Pick<ExamRepository, 'findById' | 'list' | 'findTermChoice'>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  settledRows: Pick<SettledRows, 'listByExam' | 'listByExams'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
  overallComments: Pick<OverallCommentRepository, 'list'>
  resources: Pick<ResourceLists, 'listPracticeSheets'>
}

/** The repositories from which documents are made. */
export const createDocumentSources = (connection: Connection): DocumentSources => ({
  classes: createClassRepository(connection),
  exams: createExamRepository(connection),
  rosters: createRosterRepository(connection),
  schools: createSchoolRepository(connection),
  settledRows: createSettledRows(connection),
  errorTypeLibraries: createErrorTypeLibraryRepository(connection),
  skillLibraries: createSkillLibraryRepository(connection),
  overallComments: createOverallCommentRepository(connection),
  resources: createResourceLists(connection),
})
