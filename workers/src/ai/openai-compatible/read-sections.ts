import { parsePartialJson } from 'ai'
import { lessonSections, type LessonSectionKey } from '@classeur/contracts'
import { mendEscapes } from './answers/mend-escapes.ts'
import { nextDraftLength } from './answers/next-draft-length.ts'
import { createMemberReader, type JsonMember } from './answers/read-members.ts'
import type { AnswerEnd } from './answers/stream-once.ts'

/** A section of an answer: as far as it has arrived, or as a whole. `cut`: the answer ended before it did. */
export type SectionPiece =
  | { type: 'draft'; key: LessonSectionKey; value: unknown }
  | { type: 'whole'; key: LessonSectionKey; value: unknown; cut: boolean }

export interface ReadAnswer {
  text: string
  end: AnswerEnd
  /** Whether the JSON was complete. */
  complete: boolean
}

const read = async (json: string): Promise<unknown> => (await parsePartialJson(mendEscapes(json))).value

/** Reads the sections of an answer while it arrives. */
export async function* readSections(
  answer: AsyncGenerator<string, AnswerEnd>,
  keys: readonly LessonSectionKey[],
): AsyncGenerator<SectionPiece, ReadAnswer> {
  const [only] = keys
  // Asked for one section, models leave out its key.
  const fields = only && keys.length === 1 ? Object.keys(lessonSections[only].shape) : []
  const reader = createMemberReader([...keys, ...fields])
  const seen = new Set<string>()
  const bare: Record<string, unknown> = {}
  const keyOf = (name: string) => keys.find((key) => key === name)
  let text = ''
  let drafted = 0

  async function* whole({ key, json }: JsonMember, cut: boolean): AsyncGenerator<SectionPiece> {
    const wanted = keyOf(key)
    if (!wanted && fields.includes(key)) bare[key] = await read(json)
    if (!wanted || seen.has(key)) return
    seen.add(key)
    yield { type: 'whole', key: wanted, value: await read(json), cut }
  }

  let next = await answer.next()
  try {
    for (; !next.done; next = await answer.next()) {
      text += next.value
      for (const member of reader.push(next.value)) {
        drafted = 0
        yield* whole(member, false)
      }
      const current = reader.current()
      const wanted = current && keyOf(current.key)
      if (!current || !wanted || seen.has(wanted) || current.json.length < nextDraftLength(drafted)) continue
      drafted = current.json.length
      const value = await read(current.json)
      if (value !== undefined) yield { type: 'draft', key: wanted, value }
    }
  } finally {
    // Without this, a consumer that stops early would leave the connection open.
    if (!next.done) await answer.return('cut')
  }
  const { complete } = reader
  const current = reader.current()
  if (next.value === 'length' && current) yield* whole(current, true)
  if (only && Object.keys(bare).length > 0 && !seen.has(only)) {
    yield { type: 'whole', key: only, value: bare, cut: !complete }
  }
  return { text, end: next.value, complete }
}
