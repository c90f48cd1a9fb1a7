import { AppError, type SharedLessonPlan, type ShareLink } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { LessonPlanDocument, LessonPlanStates } from '@classeur/database'
import type { StoredObject } from '@classeur/storage'
import type { z } from 'zod'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'
import type { RecordPlanChange } from '../access/record-plan-change.ts'
import type { HideClassData } from '../reading/hide-class-data.ts'
import type { PhasePictures } from '../reading/phase-pictures.ts'
import { storedSections } from '../reading/stored-sections.ts'
import { newShareToken } from './share-token.ts'

export interface SharedLessonPlansDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  states: Pick<LessonPlanStates, 'share' | 'revoke' | 'findShared'>
  recordChange: RecordPlanChange
  pictures: Pick<PhasePictures, 'of' | 'open'>
  hideClassData: HideClassData
}

/** Share links: the owner opens and revokes them, and whoever has one reads the plan, without signing in. */
export function createSharedLessonPlans(deps: SharedLessonPlansDependencies) {
  /** The token is the permission, so the policy isn't asked. @throws AppError `general/not-found` */
  async function find(token: string): Promise<LessonPlanDocument> {
    const plan = await deps.states.findShared(token)
    if (!plan) throw new AppError('general/not-found')
    return plan
  }

  return {
    /** Opens the link of a plan, or returns the one that is open. */
    async share(actor: Actor, id: string): Promise<z.infer<typeof ShareLink>> {
      const { plan, schoolClass } = await deps.access.open(actor, 'lesson-plan:change', id)
      if (plan.shareToken) return { token: plan.shareToken }
      const shared = await deps.states.share(id, newShareToken())
      if (shared) await deps.recordChange(shared, schoolClass)
      // Another window has just opened it.
      const { shareToken: token } = shared ?? (await deps.access.open(actor, 'lesson-plan:change', id)).plan
      if (!token) throw new AppError('general/unavailable')
      return { token }
    },

    /** Ends a link for good: the next one has another token. Idempotent. */
    async revoke(actor: Actor, id: string): Promise<void> {
      const { plan, schoolClass } = await deps.access.open(actor, 'lesson-plan:change', id)
      const revoked = plan.shareToken ? await deps.states.revoke(id) : null
      if (revoked) await deps.recordChange(revoked, schoolClass)
    },

    /** The plan of a link: no class, no student, no owner. */
    async read(token: string): Promise<SharedLessonPlan> {
      const plan = await find(token)
      const { title, request, objectives } = plan
      const sections = storedSections(plan)
      const urlOf = (imageId: string) => `/api/shared/lesson-plans/${token}/pictures/${imageId}`
      const pictures = await deps.pictures.of(sections, urlOf)
      const shown = await deps.hideClassData(plan, { title, request, objectives, sections, pictures })
      const { subject, level, durationMin, language } = shown.request
      return {
        ...{ title: shown.title, subject, level, durationMin, language },
        sections: shown.sections.map((section) => ({ ...section, version: 0 })),
        pictures: shown.pictures,
      }
    },

    /** Opens the file of a picture in the plan of a link. */
    openPicture: async (token: string, imageId: string): Promise<StoredObject> =>
      deps.pictures.open((await find(token)).sections, imageId),
  }
}

export type SharedLessonPlans = ReturnType<typeof createSharedLessonPlans>
