import { parsePartialJson } from 'ai'
import { AppError, LessonSectionKey } from '@classeur/contracts'
import type { LessonPlanEvent, LessonPlanInput } from '../text-generator.ts'
import type { ModelConnection } from './model-connection.ts'
import { lessonPlanPrompt } from './prompts/lesson-plan-prompt.ts'
import { nextDraftLength } from './next-draft-length.ts'
import { createMemberReader, type JsonMember } from './read-members.ts'
import { checkSection } from './section-candidate.ts'
import { streamAnswer } from './stream-answer.ts'

/** Streams the wanted sections; requests missing or invalid ones once more. */
export async function* writeLessonPlan(
  connection: ModelConnection,
  input: LessonPlanInput,
  signal: AbortSignal,
): AsyncGenerator<LessonPlanEvent> {
  const missing = new Set(input.wanted)
  const problems = new Map<LessonSectionKey, string[]>()
  let rejected: { answer: string; problems: string[] } | undefined

  async function* settle({ key, json }: JsonMember): AsyncGenerator<LessonPlanEvent> {
    const { value } = await parsePartialJson(json)
    const wanted = LessonSectionKey.safeParse(key)
    if (wanted.success && missing.has(wanted.data)) {
      const candidate = checkSection(wanted.data, value, input.request.durationMin)
      if ('problems' in candidate) {
        problems.set(wanted.data, candidate.problems)
        return
      }
      missing.delete(wanted.data)
      yield candidate.section
    } else if (!wanted.success && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      // Some models wrap the sections in another object.
      for (const [inner, part] of Object.entries(value)) {
        if (LessonSectionKey.safeParse(inner).success)
          yield* settle({ key: inner, json: JSON.stringify(part) })
      }
    }
  }

  for (let call = 0; call < 2 && missing.size > 0; call += 1) {
    const reader = createMemberReader()
    const answer = streamAnswer(connection, lessonPlanPrompt(input, [...missing], rejected), signal)
    let text = ''
    let drafted = 0
    let next = await answer.next()
    try {
      for (; !next.done; next = await answer.next()) {
        text += next.value
        for (const member of reader.push(next.value)) {
          drafted = 0
          yield* settle(member)
        }
        const current = reader.current()
        const section = LessonSectionKey.safeParse(current?.key)
        if (current && section.success && missing.has(section.data)) {
          if (current.json.length < nextDraftLength(drafted)) continue
          drafted = current.json.length
          const { value } = await parsePartialJson(current.json)
          if (value !== undefined) yield { type: 'draft', section: section.data, value }
        }
      }
    } finally {
      // Without this, a consumer that stops early would leave the connection open.
      if (!next.done) await answer.return('cut')
    }
    if (next.value === 'cut' && !reader.complete) throw new AppError('generations/provider-unavailable')
    const named = [...missing].flatMap((key) => problems.get(key) ?? [`${key}: missing`])
    rejected = { answer: text, problems: named }
  }
  if (missing.size > 0) throw new AppError('generations/output-invalid', {}, { cause: rejected?.problems })
}
