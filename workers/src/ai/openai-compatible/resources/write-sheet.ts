import { AppError, type ResourceItem } from '@classeur/contracts'
import type { ItemTask, SheetEvent, SheetTask } from '../../resource-generator.ts'
import type { ModelConnection } from '../connection/model-connection.ts'
import { rewriteItemPrompt } from '../prompts/resources/rewrite-item-prompt.ts'
import { sheetPrompt } from '../prompts/resources/sheet-prompt.ts'
import { writeItems } from './write-items.ts'

const longestIntro = 300

/** Streams how many items are begun, and ends with the sheet. */
export async function* writeSheet(
  connection: ModelConnection,
  { brief, outgoing }: SheetTask,
  signal: AbortSignal,
): AsyncGenerator<SheetEvent> {
  const prompt = (items: number, addition: string | null) =>
    sheetPrompt({ brief, outgoing: outgoing ?? '', items, addition })
  const writing = writeItems(connection, { brief, prompt }, signal)
  let next = await writing.next()
  try {
    for (; !next.done; next = await writing.next()) yield { type: 'draft', begun: next.value }
  } finally {
    if (!next.done) await writing.return({ items: [], intro: '' })
  }
  const { items, intro } = next.value
  yield { type: 'finished', intro: intro.trim().slice(0, longestIntro), items }
}

/** Writes one item anew, with the id of the old one. */
export async function rewriteItem(
  connection: ModelConnection,
  { brief, outgoing, item, others, wish }: ItemTask,
  signal: AbortSignal,
): Promise<ResourceItem> {
  const prompt = (_items: number, addition: string | null) =>
    rewriteItemPrompt({ brief, outgoing: outgoing ?? '', item, others, wish, addition })
  const writing = writeItems(connection, { brief: { ...brief, length: 1 }, prompt, taken: [item] }, signal)
  let next = await writing.next()
  while (!next.done) next = await writing.next()
  const [written] = next.value.items
  if (!written) throw new AppError('generations/output-invalid')
  return { ...written, id: item.id, skill: written.skill ?? item.skill }
}
