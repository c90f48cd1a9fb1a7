import { LessonSectionKey, ObjectIdString } from '@classeur/contracts'
import { z } from 'zod'

/** The parameters of a route of one lesson plan. */
export const lessonPlanParams = z.strictObject({ id: ObjectIdString })

/** The parameters of a route of one section. */
export const lessonSectionParams = z.strictObject({ id: ObjectIdString, key: LessonSectionKey })
