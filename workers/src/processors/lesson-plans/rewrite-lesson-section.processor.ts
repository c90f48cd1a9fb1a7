import { AppError, LessonSectionInput, type LessonSection } from '@classeur/contracts'
import type { LessonProposalRepository } from '@classeur/database'
import { restoreNames } from '@classeur/domain/lesson-plans'
import type { TextGenerator } from '../../ai/text-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { refusedRequest } from '../refused-request.ts'
import type { WriteAccess } from '../write-access.ts'
import { outgoingLesson } from './outgoing-lesson.ts'

/**
 * Writes a new version of one section as a proposal; the teacher decides about it. Nothing is stored before the end, and
 * storing the same generation's proposal again changes nothing, so a restart starts over.
 */
export function createRewriteLessonSection(
  deps: FlagDependencies & {
    proposals: Pick<LessonProposalRepository, 'put'>
    access: Pick<WriteAccess, 'requireLessonPlan'>
    text: TextGenerator
  },
): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const input = LessonSectionInput.parse(generation.input)
    const { lessonPlanId, key, basedOn, wish, outgoingWish, pseudonyms, sections } = input
    const lesson = outgoingLesson(input)
    const before = sections.find((section) => section.key === key)
    if (!before) throw new AppError('generations/internal')
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await deps.access.requireLessonPlan(generation, lessonPlanId)
    await refuseFlagged('generations/prompt-flagged', wish, outgoingWish)
    // The teacher of the wish may have typed nothing of the plan.
    await refuseFlagged('generations/class-data-flagged', [lesson.brief, sections], lesson.brief)
    await report.generator(deps.text.info)
    await report.stage('writing')
    const startedAt = performance.now()
    const asked = { lesson, sections, key, wish: outgoingWish }
    let proposed: LessonSection | null = null
    const events = deps.text.rewriteSection(asked, signal)
    for await (const event of passing(events, refusedRequest(wish.words))) {
      if (event.type === 'draft') {
        await report.draft({ section: key, value: restoreNames(event.value, pseudonyms) })
        continue
      }
      const value = restoreNames(event.value, pseudonyms)
      await refuseFlagged('generations/output-flagged', value, event.value)
      signal.throwIfAborted()
      const seconds = proposed?.seconds ?? Math.round((performance.now() - startedAt) / 100) / 10
      const notes = restoreNames(event.notes ?? [], pseudonyms)
      proposed = { key, value, notes, seconds, version: basedOn + 1, flag: null } as LessonSection
      // A quiz is solved after this, which has a time limit of its own.
      await report.begun()
    }
    if (!proposed) throw new AppError('generations/output-invalid')
    await deps.access.requireLessonPlan(generation, lessonPlanId)
    signal.throwIfAborted()
    await deps.proposals.put({
      ...{ lessonPlanId, key, wish, basedOn, proposed, generationId: String(generation._id) },
      before: restoreNames(before, pseudonyms),
    })
    await report.part(1)
    return {}
  }
}

/** The same events; an error of their source goes through `fail`. */
async function* passing<T>(events: AsyncIterable<T>, fail: (error: unknown) => never): AsyncGenerator<T> {
  try {
    for await (const event of events) yield event
  } catch (error) {
    fail(error)
  }
}
