import {
  AppError,
  LessonPlanInput,
  LessonSection,
  lessonSectionKeys,
  type LessonSectionKey,
} from '@classeur/contracts'
import type { LessonPlanRepository, ReadNameRoster } from '@classeur/database'
import { z } from 'zod'
import type { LessonPlanEvent, TextGenerator } from '../../ai/text-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { SupersededError } from '../../runtime/interruptions.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import type { WriteAccess } from '../write-access.ts'
import { outgoingLesson } from './outgoing-lesson.ts'
import { refuseFlaggedLesson } from './refuse-flagged-lesson.ts'
import { createReportDrafts } from './report-drafts.ts'
import { createSectionNames } from './section-names.ts'

type WrittenEvent = Exclude<LessonPlanEvent, { type: 'draft' }>

/** Sections of older versions lack some fields. */
const StoredSections = z.array(LessonSection)

/**
 * Step 2: writes the missing sections in order, and stores each as soon as it is finished.
 * A restart continues after the last stored section. Edits that people make meanwhile are kept and taken into account.
 */
export function createGenerateLessonPlan(
  deps: FlagDependencies & {
    lessonPlans: Pick<LessonPlanRepository, 'admitWriter' | 'addSection' | 'reviseSection'>
    readNameRoster: ReadNameRoster
    access: Pick<WriteAccess, 'requireLessonPlan'>
    text: TextGenerator
  },
): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const input = LessonPlanInput.parse(generation.input)
    const { request, objectives, pseudonyms } = input
    const lesson = outgoingLesson(input)
    const { ownerId, attempt } = generation
    const generationId = String(generation._id)
    const lessonPlanId = generation.lessonPlanId ?? ''
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    const reportDraft = createReportDrafts(report)
    const names = createSectionNames(deps.readNameRoster, {
      ...{ ownerId, classId: request.classId, pseudonyms, brief: lesson.brief },
      language: request.language,
    })
    await report.stage('checking')
    await refuseFlaggedLesson(refuseFlagged, { request, objectives }, lesson)
    const plan = await deps.lessonPlans.admitWriter(lessonPlanId, generationId, attempt)
    if (!plan) {
      // Deleting a plan cancels its generation, but the process may have stopped in between.
      await deps.access.requireLessonPlan(generation, lessonPlanId)
      throw new SupersededError()
    }
    /** All sections as they are stored, and the same without names. */
    let stored: LessonSection[] = []
    let visible: LessonSection[] = []
    const take = async (sections: readonly unknown[]) => {
      stored = StoredSections.parse(sections)
      visible = await names.hide(stored)
    }
    await take(plan.sections)
    // The previous attempt may have crashed between storing a section and reporting it.
    if (stored.length > generation.step.done) await report.part(stored.length)
    let startedAt = performance.now()

    /** `outgoing` is the value without names: only that is sent to be checked. */
    const checked = async (event: Omit<WrittenEvent, 'type'>, outgoing: unknown = event.value) => {
      const value = names.restore(event.value)
      await refuseFlagged('generations/output-flagged', value, outgoing)
      signal.throwIfAborted()
      return { key: event.key, value, notes: names.restore(event.notes ?? []) }
    }
    const store = async (event: Omit<WrittenEvent, 'type'>, outgoing?: unknown) => {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10
      startedAt = performance.now()
      const section = {
        ...(await checked(event, outgoing)),
        seconds,
        version: 0,
        flag: null,
      } as LessonSection
      const sections = await deps.lessonPlans.addSection(lessonPlanId, generationId, attempt, section)
      if (!sections) throw new SupersededError()
      await take(sections)
      await report.part(stored.length, section)
    }
    const revise = async (event: WrittenEvent) => {
      const change = await checked(event)
      const section = await deps.lessonPlans.reviseSection(lessonPlanId, generationId, attempt, change)
      if (section === undefined) throw new SupersededError()
      if (section) await report.part(stored.length, section)
    }

    await report.generator(deps.text.info)
    await report.stage('writing')
    const isMissing = (key: LessonSectionKey) => !stored.some((section) => section.key === key)
    if (isMissing('objectives'))
      await store({ key: 'objectives', value: { items: objectives } }, lesson.objectives)
    const writing = deps.text.writeLessonPlan(
      {
        ...{ lesson, finished: () => visible, wanted: lessonSectionKeys.filter(isMissing) },
        revised: plan.revisedBy !== undefined,
      },
      signal,
    )
    for await (const event of writing) {
      if (event.type === 'draft') await reportDraft(event.section, names.restore(event.value))
      else if (event.type === 'revised') await revise(event)
      else await store(event)
    }
    if (stored.length < lessonSectionKeys.length) throw new AppError('generations/output-invalid')
    return {}
  }
}
