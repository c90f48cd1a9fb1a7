import { createClassContext } from '../features/lesson-plans/outgoing/class-context.ts'
import type { LessonPlanAccess } from '../features/lesson-plans/access/lesson-plan-access.ts'
import { createLessonPrefill } from '../features/lesson-plans/outgoing/lesson-prefill.service.ts'
import { createOutgoingLessons } from '../features/lesson-plans/outgoing/outgoing-lessons.service.ts'
import { createOutgoingPreview } from '../features/lesson-plans/outgoing/outgoing-preview.service.ts'
import type { Config } from '../config/config.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface LessonOutgoingOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'access' | 'ensureSchool' | 'readNameRoster'>
  access: LessonPlanAccess
  generators: Config['generators']
}

/** Builds the services that decide and show what leaves the server for a lesson. */
export function composeLessonOutgoing(options: LessonOutgoingOptions) {
  const { repositories, access, generators } = options
  const { access: classAccess, ensureSchool, readNameRoster } = options.foundations
  const { errorTypeLibraries, exams, generationQueries, lessonPlanLists, lessonPlans } = repositories
  const { rosters, schools, settledRows, skillLibraries } = repositories
  const readClassContext = createClassContext({
    access: classAccess,
    ...{ exams, rosters, settledRows, skillLibraries, errorTypeLibraries },
  })
  const outgoing = createOutgoingLessons({
    ...{ readClassContext, access, skillLibraries, ensureSchool, readNameRoster },
  })
  return {
    outgoing,
    outgoingPreview: createOutgoingPreview({ outgoing, generators }),
    lessonPrefill: createLessonPrefill({
      ...{ readClassContext, lessonPlanLists, lessonPlans, schools, now: generationQueries.now },
    }),
  }
}
