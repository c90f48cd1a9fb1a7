import {
  AppError,
  type AcceptProposalRequest,
  type LessonPlan,
  type LessonSectionKey,
  type SectionSaved,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  LessonPlanEdits,
  LessonPlanStates,
  LessonProposalDocument,
  LessonProposalRepository,
} from '@classeur/database'
import type { z } from 'zod'
import type { AnnounceLessonPlan } from '../../../realtime/announce-lesson-plan.ts'
import type { ChangeContent } from '../access/change-lesson-plan-content.ts'
import type { LessonPlanAccess, OpenedLessonPlan } from '../access/lesson-plan-access.ts'
import { isSameValue, savedSectionOf } from '../editing/section-edits.service.ts'
import type { ReadLessonPlan } from '../reading/read-lesson-plan.ts'
import { storedSection, storedSections } from '../reading/stored-sections.ts'

export interface LessonProposalsDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  changeContent: ChangeContent
  proposals: Pick<LessonProposalRepository, 'find' | 'remove' | 'reopen'>
  edits: Pick<LessonPlanEdits, 'saveSection'>
  states: Pick<LessonPlanStates, 'touch'>
  readLessonPlan: Pick<ReadLessonPlan, 'show'>
  announce: AnnounceLessonPlan
}

/** Decides about rewritten sections. */
export function createLessonProposals(deps: LessonProposalsDependencies) {
  /** @throws AppError `general/not-found` without a waiting proposal */
  async function getWaiting(lessonPlanId: string, key: LessonSectionKey): Promise<LessonProposalDocument> {
    const proposal = await deps.proposals.find({ lessonPlanId, key })
    if (!proposal) throw new AppError('general/not-found')
    return proposal
  }

  /** Notifies other windows and people after a decision, with a revision that they don't have yet. */
  async function decided(opened: OpenedLessonPlan): Promise<OpenedLessonPlan> {
    const plan = (await deps.states.touch(String(opened.plan._id))) ?? opened.plan
    deps.announce(plan, opened.schoolClass)
    return { ...opened, plan }
  }

  return {
    /**
     * The proposal becomes the section. Restoring the version before takes this back.
     * @throws AppError `lesson-plans/section-changed` if another version has been saved since `basedOn`
     */
    async accept(
      actor: Actor,
      id: string,
      key: LessonSectionKey,
      { basedOn }: z.infer<typeof AcceptProposalRequest>,
    ): Promise<z.infer<typeof SectionSaved>> {
      await deps.access.open(actor, 'lesson-plan:edit', id)
      const { proposed: stored, generationId } = await getWaiting(id, key)
      const proposed = storedSection(stored)
      const change = { kind: 'accepted', sectionKey: key, from: null } as const
      const opened = await deps.changeContent(actor, id, async ({ plan }) => {
        const current = storedSections(plan).find((section) => section.key === key)
        // An earlier request was interrupted after it had saved the section.
        if (current && current.version > basedOn && isSameValue(current, proposed)) return plan
        if (current?.version !== basedOn) throw new AppError('lesson-plans/section-changed')
        const section = { ...proposed, version: basedOn + 1, flag: current.flag }
        return deps.edits.saveSection(plan, section, { change, by: actor.userId })
      })
      await deps.proposals.remove({ lessonPlanId: id, key }, generationId)
      return savedSectionOf(await decided(opened), key)
    },

    /** Keeps the section as it is; the proposal no longer waits. */
    async keep(actor: Actor, id: string, key: LessonSectionKey): Promise<void> {
      const opened = await deps.access.open(actor, 'lesson-plan:edit', id)
      const { generationId } = await getWaiting(id, key)
      await deps.proposals.remove({ lessonPlanId: id, key }, generationId)
      await decided(opened)
    },

    /** Takes the decision about the last proposal of a section back: the proposal waits again. Idempotent. */
    async reopen(actor: Actor, id: string, key: LessonSectionKey): Promise<LessonPlan> {
      const opened = await deps.access.open(actor, 'lesson-plan:edit', id)
      if (!(await deps.proposals.reopen({ lessonPlanId: id, key }))) throw new AppError('general/not-found')
      return deps.readLessonPlan.show(await decided(opened), actor)
    },
  }
}

export type LessonProposals = ReturnType<typeof createLessonProposals>
