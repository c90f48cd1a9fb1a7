import {
  createClassRepository,
  createErrorTypeLibraryRepository,
  createExamRepository,
  createRosterRepository,
  createSchoolRepository,
  createSettledRows,
  createSkillLibraryRepository,
  type ClassRepository,
  type Connection,
  type ErrorTypeLibraryRepository,
  type ExamRepository,
  type RosterRepository,
  type SchoolRepository,
  type SettledRows,
  type SkillLibraryRepository,
} from '@classeur/database'

export interface SlipSources {
  classes: Pick<ClassRepository, 'findById'>
  exams: Pick<ExamRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  settledRows: Pick<SettledRows, 'listByExam'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  skillLibraries: Pick<SkillLibraryRepository, 'namesOf'>
}

/** The repositories from which documents are made. */
export const createSlipSources = (connection: Connection): SlipSources => ({
  classes: createClassRepository(connection),
  exams: createExamRepository(connection),
  rosters: createRosterRepository(connection),
  schools: createSchoolRepository(connection),
  settledRows: createSettledRows(connection),
  errorTypeLibraries: createErrorTypeLibraryRepository(connection),
  skillLibraries: createSkillLibraryRepository(connection),
})
