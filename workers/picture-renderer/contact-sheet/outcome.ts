import { readPictureRequest } from '@classeur/domain/pictures'
import type { Outcome, SheetPrompt } from './prompts.ts'

/** What the renderer says about a prompt before it draws. */
export function outcomeOf({ prompt, language }: SheetPrompt): Outcome {
  const { isEmpty, missing } = readPictureRequest(prompt, language)
  if (isEmpty) return 'refused'
  return missing.length === 0 ? 'drawn' : { lacks: missing }
}
