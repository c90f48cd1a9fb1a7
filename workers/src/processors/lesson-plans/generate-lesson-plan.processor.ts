import {
  AppError,
  ConfirmedObjectives,
  lessonSectionKeys,
  LessonRequest,
  type LessonSection,
  type LessonSectionKey,
} from '@classeur/contracts'
import type { LessonPlanRepository } from '@classeur/database'
import { z } from 'zod'
import type { LessonPlanEvent, TextGenerator } from '../../ai/text-generator.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'
import { SupersededError } from '../../runtime/interruptions.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'

const Input = z.strictObject({ request: LessonRequest, objectives: ConfirmedObjectives })

type SectionEvent = Extract<LessonPlanEvent, { type: 'section' }>
type SectionFields = {
  [K in LessonSectionKey]: Pick<Extract<LessonSection, { key: K }>, 'key' | 'value'>
}[LessonSectionKey]

const withoutType = ({ type: _type, ...fields }: SectionEvent): SectionFields => fields

/**
 * Step 2: writes the missing sections in order, and stores each as soon as it is finished.
 * A restart continues after the last stored section.
 */
export function createGenerateLessonPlan(
  deps: FlagDependencies & {
    lessonPlans: Pick<LessonPlanRepository, 'admitWriter' | 'addSection'>
    text: TextGenerator
  },
): GenerationProcessor {
  return async ({ generation, signal, report }) => {
    const { request, objectives } = Input.parse(generation.input)
    const generationId = String(generation._id)
    const lessonPlanId = generation.lessonPlanId ?? ''
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await refuseFlagged('generations/prompt-flagged', { request, objectives })
    const plan = await deps.lessonPlans.admitWriter(lessonPlanId, generationId, generation.attempt)
    if (!plan) throw new SupersededError()
    const finished = [...plan.sections]
    // The previous attempt may have crashed between storing a section and reporting it.
    if (finished.length > generation.step.done) await report.part(finished.length)
    let startedAt = performance.now()

    const store = async (fields: SectionFields) => {
      await refuseFlagged('generations/output-flagged', fields.value)
      signal.throwIfAborted()
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10
      startedAt = performance.now()
      const section: LessonSection = { ...fields, seconds, version: 0, notes: [], flag: null }
      const stored = await deps.lessonPlans.addSection(
        lessonPlanId,
        generationId,
        generation.attempt,
        section,
      )
      if (!stored) throw new SupersededError()
      finished.push(section)
      await report.part(finished.length, section)
    }

    await report.generator(deps.text.info)
    await report.stage('writing')
    const isMissing = (key: LessonSectionKey) => !finished.some((section) => section.key === key)
    if (isMissing('objectives')) await store({ key: 'objectives', value: { items: objectives } })
    const wanted = lessonSectionKeys.filter(isMissing)
    if (wanted.length > 0) {
      const input = { request, objectives, finished: [...finished], wanted }
      for await (const event of deps.text.writeLessonPlan(input, signal)) {
        if (event.type === 'draft') await report.draft({ section: event.section, value: event.value })
        else await store(withoutType(event))
      }
    }
    if (finished.length < lessonSectionKeys.length) throw new AppError('generations/output-invalid')
    return {}
  }
}
