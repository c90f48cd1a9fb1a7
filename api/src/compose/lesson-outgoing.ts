import { createClassContext } from '../features/lesson-plans/outgoing/class-context.ts'
import { createOpenLastLesson } from '../features/lesson-plans/outgoing/last-lesson.ts'
import { createLessonPrefill } from '../features/lesson-plans/outgoing/lesson-prefill.service.ts'
import { createNameRoster } from '@classeur/database'
import { createOutgoingLessons } from '../features/lesson-plans/outgoing/outgoing-lessons.service.ts'
import { createOutgoingPreview } from '../features/lesson-plans/outgoing/outgoing-preview.service.ts'
import type { Config } from '../config/config.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface LessonOutgoingOptions extends Pick<
  Foundations,
  'access' | 'ensureSchool' | 'findEffectivePlan'
> {
  repositories: Repositories
  config: Pick<Config, 'generators'>
}

/** Builds the services that decide and show what leaves the server for a lesson. */
export function composeLessonOutgoing(options: LessonOutgoingOptions) {
  const { repositories, access, ensureSchool, findEffectivePlan, config } = options
  const { classes, classLists, errorTypeLibraries, exams, lessonPlanLists, lessonPlans } = repositories
  const { rosters, schools, settledRows, skillLibraries } = repositories
  const readClassContext = createClassContext({
    ...{ access, exams, rosters, settledRows, skillLibraries, errorTypeLibraries, findEffectivePlan },
  })
  const outgoing = createOutgoingLessons({
    ...{ readClassContext, skillLibraries, ensureSchool },
    openLastLesson: createOpenLastLesson({ lessonPlans, classes, access }),
    readNameRoster: createNameRoster({ classLists, rosters }),
  })
  return {
    outgoing,
    outgoingPreview: createOutgoingPreview({ outgoing, generators: config.generators }),
    lessonPrefill: createLessonPrefill({ readClassContext, lessonPlanLists, lessonPlans, schools }),
  }
}
