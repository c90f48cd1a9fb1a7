import {
  AppError,
  lessonSectionKeys,
  type LessonNote,
  type LessonObjective,
  type LessonSection,
  type OutgoingLesson,
} from '@classeur/contracts'
import { lessonBrief } from '@classeur/domain/lesson-plans'
import type { TextGenerator } from '../../src/ai/text-generator.ts'
import { withTimeLimit } from '../../src/ai/with-time-limit.ts'
import type { FixedRequest } from '../requests/fixed-requests.ts'

/** What came out of a request. `refused`: no material, and nothing was spent. */
export interface WrittenPlan {
  outcome: 'finished' | 'refused' | 'failed'
  /** The code of the failure or refusal; empty for a finished plan. */
  reason: string
  objectives: LessonObjective[]
  /** In the order of the plan. */
  sections: LessonSection[]
  notes: LessonNote[]
  seconds: number
}

/** Runs one request through a generator, as the workers do, and stores nothing. */
export async function writePlan(
  text: TextGenerator,
  { request, context }: FixedRequest,
  timeoutMs: number,
): Promise<WrittenPlan> {
  const startedAt = performance.now()
  let objectives: LessonObjective[] = []
  const stored = new Map<LessonSection['key'], LessonSection>()
  const lesson = (): OutgoingLesson => ({
    ...{ request, objectives, context },
    brief: lessonBrief(request, objectives, context),
  })
  const finished = () =>
    lessonSectionKeys.flatMap((key) => {
      const section = stored.get(key)
      return section ? [section] : []
    })
  const store = (fields: Pick<LessonSection, 'key' | 'value'> & { notes?: LessonNote[] }) => {
    const { key, value, notes = [] } = fields
    stored.set(key, { key, value, seconds: 0, version: 0, notes, flag: null } as LessonSection)
  }
  const result = (outcome: WrittenPlan['outcome'], reason: string): WrittenPlan => ({
    ...{ outcome, reason, objectives, sections: finished() },
    notes: finished().flatMap(({ notes }) => notes),
    seconds: (performance.now() - startedAt) / 1000,
  })
  try {
    await withTimeLimit(timeoutMs, undefined, async (signal) => {
      for await (const event of text.writeObjectives({ lesson: lesson() }, signal))
        if (event.type === 'finished') objectives = event.objectives
      store({ key: 'objectives', value: { items: objectives } })
      const wanted = lessonSectionKeys.filter((key) => key !== 'objectives')
      const input = { lesson: lesson(), finished, wanted, revised: false }
      for await (const event of text.writeLessonPlan(input, signal)) if (event.type !== 'draft') store(event)
    })
    return result('finished', '')
  } catch (error) {
    const code = error instanceof AppError ? error.code : String(error)
    return result(code === 'generations/no-material' ? 'refused' : 'failed', code)
  }
}
