import {
  AppError,
  type LessonPlan,
  type LessonVersion,
  type LessonVersionList,
  type RestoreVersionRequest,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { LessonPlanEdits, LessonPlanVersions } from '@classeur/database'
import type { z } from 'zod'
import type { ChangeContent } from '../access/change-lesson-plan-content.ts'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'
import type { ReadLessonPlan } from '../reading/read-lesson-plan.ts'
import { storedSections } from '../reading/stored-sections.ts'

const mostListed = 200

export interface LessonVersionsDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  changeContent: ChangeContent
  versions: Pick<LessonPlanVersions, 'list' | 'find'>
  edits: Pick<LessonPlanEdits, 'restore'>
  readLessonPlan: Pick<ReadLessonPlan, 'show'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** The versions of lesson plans, for everybody who may edit them. */
export function createLessonVersions(deps: LessonVersionsDependencies) {
  return {
    async list(actor: Actor, id: string): Promise<z.infer<typeof LessonVersionList>> {
      const { plan } = await deps.access.open(actor, 'lesson-plan:edit', id)
      const versions = await deps.versions.list(plan, mostListed)
      const names = await deps.namesOf(versions.map(({ by }) => by))
      return {
        versions: versions.map(({ number, change, by, at }) => ({
          ...{ number, change, by: names.get(by) ?? '' },
          at: at.toISOString(),
        })),
      }
    },

    /** @throws AppError `general/not-found` also for a number without a version */
    async get(actor: Actor, id: string, number: number): Promise<LessonVersion> {
      const { plan } = await deps.access.open(actor, 'lesson-plan:edit', id)
      const version = await deps.versions.find(plan, number)
      if (!version) throw new AppError('general/not-found')
      return {
        number,
        title: version.title,
        sections: storedSections(version),
        at: version.at.toISOString(),
      }
    },

    /** @throws AppError `lesson-plans/changed-meanwhile` if the plan isn't at the revision `basedOn` any more */
    async restore(
      actor: Actor,
      id: string,
      number: number,
      { basedOn }: z.infer<typeof RestoreVersionRequest>,
    ): Promise<LessonPlan> {
      const restored = await deps.changeContent(actor, id, async ({ plan }) => {
        if ((plan.revision ?? 0) !== basedOn) throw new AppError('lesson-plans/changed-meanwhile')
        const version = await deps.versions.find(plan, number)
        if (!version) throw new AppError('general/not-found')
        const sections = storedSections(version)
        const current = { ...plan, sections: storedSections(plan) }
        return deps.edits.restore(current, { title: version.title, sections, number }, actor.userId)
      })
      return deps.readLessonPlan.show(restored, actor)
    },
  }
}

export type LessonVersions = ReturnType<typeof createLessonVersions>
