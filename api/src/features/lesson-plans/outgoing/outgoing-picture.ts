import type { ImageRequest, Language } from '@classeur/contracts'
import type { ReadNameRoster } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { redactDeep, restoreNames } from '@classeur/domain/lesson-plans'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'

export interface OutgoingPictureDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  readNameRoster: ReadNameRoster
}

const longestPrompt = 500

/** Stands where a student was named: a pseudonym would be drawn. */
const aStudent: Record<Language, string> = { en: 'a student', fr: 'un élève', ar: 'أحد الطلاب' }

/** Takes the names of students out of the request for a picture of a lesson plan. */
export const createOutgoingPicture =
  ({ access, readNameRoster }: OutgoingPictureDependencies) =>
  /** @throws AppError `general/not-found`, `general/forbidden` for a lesson plan that the person may not edit */
  async (actor: Actor, lessonPlanId: string, request: ImageRequest): Promise<ImageRequest> => {
    const { plan } = await access.open(actor, 'lesson-plan:edit', lessonPlanId)
    const about = [plan.classId, plan.request.classId].filter((id) => typeof id === 'string')
    const roster = await readNameRoster([actor.userId, plan.ownerId], about)
    const { prompt, language } = request
    const { value, pseudonyms } = redactDeep({ prompt }, roster, language)
    const hidden = pseudonyms.map(({ pseudonym }) => ({ pseudonym, name: aStudent[language] }))
    // The words instead of a name may be longer than the name.
    return {
      ...request,
      prompt: Array.from(restoreNames(value.prompt, hidden)).slice(0, longestPrompt).join(''),
    }
  }
