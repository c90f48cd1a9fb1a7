import {
  createClassRepository,
  createErrorTypeLibraryRepository,
  createExamRepository,
  createRosterRepository,
  createSchoolRepository,
  createSettledRows,
  createSkillLibraryRepository,
  type Connection,
} from '@classeur/database'
import type { SlipSources } from './load-feedback-slips.ts'

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
