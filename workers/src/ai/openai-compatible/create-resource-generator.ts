import type { ResourceGenerator } from '../resource-generator.ts'
import { connectModel, type ModelOptions } from './connection/connect-model.ts'
import { writeNotes } from './notes/write-notes.ts'
import { notePromptVersion } from './prompts/notes/prompt-version.ts'
import { resourcePromptVersion } from './prompts/resources/prompt-version.ts'
import { rewriteItem, writeSheet } from './resources/write-sheet.ts'

/** Writes sheets with a model behind any OpenAI-compatible server. Never retries: the queue does. */
export function createResourceGenerator(options: ModelOptions): ResourceGenerator {
  const connection = connectModel(options)
  return {
    info: { kind: 'model', model: options.model, promptVersion: resourcePromptVersion },
    noteInfo: { kind: 'model', model: options.model, promptVersion: notePromptVersion },
    writeNotes: (task, signal) => writeNotes(connection, task, signal),
    writeSheet: (task, signal) => writeSheet(connection, task, signal),
    rewriteItem: (task, signal) => rewriteItem(connection, task, signal),
  }
}
