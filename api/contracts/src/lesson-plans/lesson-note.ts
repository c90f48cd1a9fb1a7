import { lessonNoteCodes } from '@classeur/domain/lesson-plans'
import { z } from 'zod'

/** Something in a section that the teacher should check. `params` fill the text of the code. */
export const LessonNote = z.object({
  code: z.enum(lessonNoteCodes),
  params: z.record(z.string(), z.union([z.string().max(600), z.number()])).default({}),
})
export type LessonNote = z.infer<typeof LessonNote>
