import type { QueryFilter } from 'mongoose'
import type { LessonPlanDocument } from './lesson-plan.model.ts'

/** Where names come from that plans hide: the students of a class, or what a teacher typed into a request. */
export type NamesSource = { classId: string } | { generationId: string }

/** The plans that remember this source, because they left its class or are copies. */
export const remembers = (source: NamesSource): QueryFilter<LessonPlanDocument> =>
  'classId' in source
    ? { 'namesFrom.classIds': source.classId }
    : { 'namesFrom.generationIds': source.generationId }
