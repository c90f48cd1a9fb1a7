import {
  AppError,
  lessonSections,
  type LessonSection,
  type LessonSectionKey,
  type SaveSectionRequest,
  type SectionSaved,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import {
  isBeingWritten,
  lessonPictureIds,
  type LessonPlanDocument,
  type LessonPlanEdits,
} from '@classeur/database'
import type { z } from 'zod'
import type { ChangeContent } from '../access/change-lesson-plan-content.ts'
import type { OpenedLessonPlan } from '../access/lesson-plan-access.ts'
import type { PhasePictures } from '../reading/phase-pictures.ts'
import { storedSections } from '../reading/stored-sections.ts'
import { notesAfterEdit } from './notes-after-edit.ts'

export interface SectionEditsDependencies {
  changeContent: ChangeContent
  edits: Pick<LessonPlanEdits, 'saveSection' | 'addSection' | 'setFlag'>
  pictures: Pick<PhasePictures, 'check'>
}

type SavedSection = z.infer<typeof SectionSaved>

/** @throws AppError `general/validation-failed` if the value doesn't fit the section */
function sectionOf(key: LessonSectionKey, value: unknown): Pick<LessonSection, 'key' | 'value'> {
  const parsed = lessonSections[key].safeParse(value)
  if (!parsed.success) throw new AppError('general/validation-failed')
  return { key, value: parsed.data }
}

export const isSameValue = (a: Pick<LessonSection, 'value'>, b: Pick<LessonSection, 'value'>): boolean =>
  JSON.stringify(a.value) === JSON.stringify(b.value)

/** The section of a plan that was read or changed. */
export function savedSectionOf({ plan }: OpenedLessonPlan, key: LessonSectionKey): SavedSection {
  const section = storedSections(plan).find((candidate) => candidate.key === key)
  if (!section) throw new AppError('general/not-found')
  return { section, revision: plan.revision ?? 0 }
}

/** Edits the sections of lesson plans. */
export function createSectionEdits({ changeContent, edits, pictures }: SectionEditsDependencies) {
  /** Refuses added pictures that nobody concerned may see. */
  async function checkPictures(
    actor: Actor,
    plan: LessonPlanDocument,
    section: LessonSection,
  ): Promise<void> {
    const shown = new Set(lessonPictureIds(plan.sections))
    const added = lessonPictureIds([section]).filter((id) => !shown.has(id))
    if (added.length > 0) await pictures.check(actor, plan.ownerId, added)
  }

  return {
    /**
     * Replaces the value of a section, or adds the section to a plan without it. A repeat of a saved request changes
     * nothing, so a client can send it again when the response is lost.
     * @throws AppError `lesson-plans/section-changed` if another version has been saved since `basedOn`, or a
     *   generation still writes the missing section
     */
    async save(
      actor: Actor,
      id: string,
      key: LessonSectionKey,
      { basedOn, value, keepsReplaced }: z.infer<typeof SaveSectionRequest>,
    ): Promise<SavedSection> {
      const wanted = sectionOf(key, value)
      const by = actor.userId
      const change = { change: { kind: 'edited', sectionKey: key, from: null }, by, keepsReplaced } as const
      const opened = await changeContent(actor, id, async ({ plan }) => {
        const current = storedSections(plan).find((section) => section.key === key) ?? null
        if (current && isSameValue(current, wanted)) return plan
        const isLate = (current?.version ?? null) !== basedOn
        if (isLate || (!current && isBeingWritten(plan))) throw new AppError('lesson-plans/section-changed')
        const section = {
          ...wanted,
          seconds: current?.seconds ?? 0,
          version: (basedOn ?? 0) + 1,
          notes: notesAfterEdit(plan, current, wanted),
          flag: current?.flag ?? null,
        } as LessonSection
        await checkPictures(actor, plan, section)
        return current ? edits.saveSection(plan, section, change) : edits.addSection(plan, section, change)
      })
      return savedSectionOf(opened, key)
    },

    /** @throws AppError `general/not-found` also for a section that isn't written yet */
    async flag(
      actor: Actor,
      id: string,
      key: LessonSectionKey,
      reason: string | null,
    ): Promise<SavedSection> {
      const opened = await changeContent(actor, id, async ({ plan }) => {
        const current = plan.sections.find((section) => section.key === key)
        if (!current) throw new AppError('general/not-found')
        return (current.flag ?? null) === reason ? plan : edits.setFlag(id, key, reason)
      })
      return savedSectionOf(opened, key)
    },
  }
}

export type SectionEdits = ReturnType<typeof createSectionEdits>
