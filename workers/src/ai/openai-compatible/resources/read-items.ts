import { parsePartialJson } from 'ai'
import { mendEscapes } from '../answers/mend-escapes.ts'
import { nextDraftLength } from '../answers/next-draft-length.ts'
import { createMemberReader } from '../answers/read-members.ts'
import type { AnswerEnd } from '../answers/stream-once.ts'

/** The items of an answer as JSON values, and how it ended. */
export interface ItemsAnswer {
  items: unknown[]
  intro: string
  text: string
  end: AnswerEnd
  complete: boolean
}

const read = async (json: string): Promise<unknown> => (await parsePartialJson(mendEscapes(json))).value
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A list without the object around it. */
async function bareList(text: string): Promise<unknown[]> {
  const at = text.search(/\[\s*\{/u)
  return at === -1 ? [] : listOf(await read(text.slice(at)))
}

/** Reads a list of items while it arrives; yields how many are begun. */
export async function* readItems(
  answer: AsyncGenerator<string, AnswerEnd>,
): AsyncGenerator<number, ItemsAnswer> {
  const reader = createMemberReader(['items', 'intro', 'title'])
  let items: unknown[] | null = null
  let intro = ''
  let text = ''
  let drafted = 0
  let next = await answer.next()
  try {
    for (; !next.done; next = await answer.next()) {
      text += next.value
      for (const { key, json } of reader.push(next.value)) {
        if (key === 'items') items ??= listOf(await read(json))
        const value = key === 'intro' ? await read(json) : null
        if (typeof value === 'string') intro = value
      }
      const current = reader.current()
      if (current?.key !== 'items' || current.json.length < nextDraftLength(drafted)) continue
      drafted = current.json.length
      yield listOf(await read(current.json)).length
    }
  } finally {
    // Without this, a consumer that stops early would leave the connection open.
    if (!next.done) await answer.return('cut')
  }
  const current = reader.current()
  items ??= current?.key === 'items' ? listOf(await read(current.json)) : await bareList(text)
  return { items, intro, text, end: next.value, complete: reader.complete }
}
