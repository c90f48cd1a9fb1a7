import { parsePartialJson } from 'ai'
import { AppError, LessonObjective, LessonObjectiveList, type LessonRequest } from '@classeur/contracts'
import type { ObjectivesEvent } from '../text-generator.ts'
import type { ModelConnection } from './model-connection.ts'
import { objectivesPrompt } from './prompts/objectives-prompt.ts'
import { nextDraftLength } from './next-draft-length.ts'
import { createMemberReader } from './read-members.ts'
import { streamAnswer } from './stream-answer.ts'

const objectiveFields = Object.keys(LessonObjective.shape)

/** Corrects American spelling and capitals here, because they don't justify another call to the model. */
function prepare(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const fields = Object.entries(item).filter(([field]) => objectiveFields.includes(field))
  const object: Record<string, unknown> = Object.fromEntries(fields)
  const level = object['bloomLevel']
  if (typeof level === 'string') object['bloomLevel'] = level.toLowerCase().replace('analyze', 'analyse')
  return object
}

function checkList(value: unknown) {
  const parsed = LessonObjectiveList.safeParse(Array.isArray(value) ? value.map(prepare) : value)
  if (parsed.success) return { objectives: parsed.data, problems: [] }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${['objectives', ...path].map(String).join('.')}: ${message}`,
  )
  return { objectives: null, problems }
}

/** Streams the list; if it is invalid, requests it once more and names the problems. */
export async function* writeObjectives(
  connection: ModelConnection,
  request: LessonRequest,
  signal: AbortSignal,
): AsyncGenerator<ObjectivesEvent> {
  let rejected: { answer: string; problems: string[] } | undefined
  for (let call = 0; call < 2; call += 1) {
    const reader = createMemberReader()
    const answer = streamAnswer(connection, objectivesPrompt(request, rejected), signal)
    let text = ''
    let listJson: string | undefined
    let drafted = 0
    let next = await answer.next()
    try {
      for (; !next.done; next = await answer.next()) {
        text += next.value
        listJson ??= reader.push(next.value).find(({ key }) => key === 'objectives')?.json
        const current = reader.current()
        if (listJson !== undefined || current?.key !== 'objectives') continue
        if (current.json.length < nextDraftLength(drafted)) continue
        drafted = current.json.length
        const { value } = await parsePartialJson(current.json)
        if (Array.isArray(value) && value.length > 0) yield { type: 'draft', value }
      }
    } finally {
      // Without this, a consumer that stops early would leave the connection open.
      if (!next.done) await answer.return('cut')
    }
    if (next.value === 'cut' && !reader.complete) throw new AppError('generations/provider-unavailable')
    const { value } = await parsePartialJson(listJson)
    const { objectives, problems } = checkList(value)
    if (objectives) {
      yield { type: 'finished', objectives }
      return
    }
    rejected = { answer: text, problems }
  }
  throw new AppError('generations/output-invalid', {}, { cause: rejected?.problems })
}
