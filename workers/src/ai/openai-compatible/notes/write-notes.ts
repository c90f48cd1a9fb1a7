import { AppError } from '@classeur/contracts'
import type { NoteText } from '@classeur/domain/resources'
import type { NotesEvent, NotesTask } from '../../resource-generator.ts'
import type { ModelConnection } from '../connection/model-connection.ts'
import { writeNote } from './write-note.ts'

/** Each request is about one student alone, so several are under way at once. */
const mostAtOnce = 3
/** A slow model leaves the remaining notes to the product's rules, so that the sheet ends within its time limit. */
const notesBudgetMs = 120_000

/** Streams how many notes are written, and ends with them; null for each that the model didn't write well or in time. */
export async function* writeNotes(
  connection: ModelConnection,
  { tasks, language }: NotesTask,
  signal: AbortSignal,
  budgetMs = notesBudgetMs,
): AsyncGenerator<NotesEvent> {
  const closing = new AbortController()
  const budget = AbortSignal.timeout(budgetMs)
  const inTime = AbortSignal.any([signal, budget, closing.signal])
  const notes: (NoteText | null)[] = []
  try {
    while (notes.length < tasks.length && !budget.aborted) {
      const next = tasks.slice(notes.length, notes.length + mostAtOnce)
      notes.push(...(await Promise.all(next.map((task) => writeNote(connection, task, language, inTime)))))
      yield { type: 'draft', written: notes.length }
    }
  } catch (error) {
    if (signal.aborted || !budget.aborted) throw error
  } finally {
    closing.abort()
  }
  // The teacher pays for what a model writes.
  if (notes.every((note) => note === null))
    throw new AppError(notes.length > 0 ? 'generations/output-invalid' : 'generations/provider-unavailable')
  yield { type: 'finished', notes: tasks.map((_task, index) => notes[index] ?? null) }
}
