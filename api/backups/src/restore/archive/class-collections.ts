import type { ArchivedCollection } from '@classeur/archive'
import type { z } from 'zod'
import {
  ArchivedActivity,
  type ArchivedClass,
  ArchivedExam,
  ArchivedMarkChange,
  ArchivedMarkRow,
  ArchivedOverallComment,
  ArchivedRoster,
  ArchivedStructureChange,
  ArchivedTermChoice,
} from './class-schemas.ts'
import { ArchivedResource, ArchivedResourceVersion } from './own-schemas.ts'
import type { Line } from './read-documents.ts'

/** The collections whose documents belong to a class, with their schemas. */
export const classCollections = {
  rosters: ArchivedRoster,
  exams: ArchivedExam,
  term_choices: ArchivedTermChoice,
  structure_changes: ArchivedStructureChange,
  mark_rows: ArchivedMarkRow,
  mark_changes: ArchivedMarkChange,
  overall_comments: ArchivedOverallComment,
  class_activities: ArchivedActivity,
  resources: ArchivedResource,
  resource_versions: ArchivedResourceVersion,
} as const satisfies Partial<Record<ArchivedCollection, z.ZodType>>

export type ClassCollection = keyof typeof classCollections
export const classCollectionNames = Object.keys(classCollections) as ClassCollection[]
export type ClassContents = { [K in ClassCollection]: z.output<(typeof classCollections)[K]>[] }
export type ClassLines = { [K in ClassCollection]: Line<z.output<(typeof classCollections)[K]>>[] }

/** One class of an archive with everything that belongs to it. */
export interface ArchivedClassData extends ClassContents {
  schoolClass: ArchivedClass
}

/** The ids that an archive has used so far. */
export interface SeenIds {
  classes: Set<string>
  exams: Set<string>
  students: Set<string>
  others: Set<string>
}
