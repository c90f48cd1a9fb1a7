import { parsePartialJson } from 'ai'
import { AppError, ParentNote, type Language, type NoteTask } from '@classeur/contracts'
import type { NoteText } from '@classeur/domain/resources'
import { askModel } from '../connection/ask-model.ts'
import { mendEscapes } from '../answers/mend-escapes.ts'
import type { ModelConnection } from '../connection/model-connection.ts'
import { notePrompt } from '../prompts/notes/note-prompt.ts'
import { repairAddition } from '../prompts/repair.ts'
import { createMemberReader } from '../answers/read-members.ts'
import { isRefusal } from '../answers/read-refusal.ts'
import { fitSchema } from '../sections/fit-schema.ts'
import { frenchSpaces } from '../sections/french-spaces.ts'
import { refused } from '../answers/stream-once.ts'
import { tokensFor } from '../connection/tokens-for.ts'
import { noteProblems } from './note-problems.ts'

const WrittenNote = ParentNote.pick({ greeting: true, paragraphs: true, closing: true })
const fields = ['greeting', 'paragraphs', 'closing'] as const
/** 160 words with room to spare. */
const tokensPerNote = 600
const mostRequests = 2

interface NoteAnswer {
  text: string
  json: Record<string, unknown>
}

async function ask(
  connection: ModelConnection,
  task: NoteTask,
  language: Language,
  addition: string | null,
  signal: AbortSignal,
): Promise<NoteAnswer> {
  const { outgoing, pseudonym } = task
  const prompt = notePrompt({ language, outgoing, pseudonym, addition })
  const call = { maxTokens: tokensFor(tokensPerNote, language), waitsWhenBusy: true }
  const answer = askModel(connection, () => prompt, call, signal)
  const reader = createMemberReader(fields)
  const json: Record<string, unknown> = {}
  let text = ''
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) {
    text += next.value
    for (const member of reader.push(next.value))
      json[member.key] = (await parsePartialJson(mendEscapes(member.json))).value
  }
  if (next.value === 'cut' && !reader.complete) throw new AppError('generations/provider-unavailable')
  return { text, json }
}

/**
 * Writes one note, with at most one repair; null if the model keeps breaking the rules for notes. The text contains the
 * student's pseudonym.
 */
export async function writeNote(
  connection: ModelConnection,
  task: NoteTask,
  language: Language,
  signal: AbortSignal,
): Promise<NoteText | null> {
  const { pseudonym, facts } = task
  const safeFacts = {
    ...{ ...facts, student: { firstName: pseudonym, lastName: '' }, comparison: null, others: [] },
  }
  let addition: string | null = null
  for (let request = 0; request < mostRequests; request += 1) {
    const { text, json } = await ask(connection, task, language, addition, signal)
    const { data: note } = WrittenNote.safeParse(fitSchema(WrittenNote, json))
    if (!note && isRefusal(text)) throw refused()
    const written = note && language === 'fr' ? frenchSpaces(note) : note
    const problems = written
      ? noteProblems(written, safeFacts, language)
      : ['It isn’t a note with "greeting", "paragraphs" and "closing".']
    if (written && problems.length === 0) return written
    addition = repairAddition(written ?? text, problems)
  }
  return null
}
