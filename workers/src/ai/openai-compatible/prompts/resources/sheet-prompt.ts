import type { SheetBrief } from '@classeur/contracts'
import type { Prompt } from '../../connection/model-connection.ts'
import { outgoingBlock } from './outgoing-block.ts'
import { itemSchema } from './item-schema.ts'
import { itemsSystemPrompt } from './items-system-prompt.ts'
import { kindRules, tierRules } from './kind-rules.ts'

export interface SheetPromptInput {
  brief: SheetBrief
  outgoing: string
  /** How many items to write. */
  items: number
  /** The problems of an earlier answer. */
  addition: string | null
}

/** Asks for the items of a sheet. */
export function sheetPrompt({ brief, outgoing, items, addition }: SheetPromptInput): Prompt {
  const rules = brief.kind === 'parent-note' ? [] : kindRules[brief.kind]
  return {
    system: itemsSystemPrompt(brief),
    user: [
      'What the sheet is about:',
      outgoingBlock(outgoing),
      [...rules, tierRules[brief.tier]].join('\n'),
      itemSchema,
      ...(addition ? [addition] : []),
      `Answer with {"intro":"one short sentence that tells the student what to do","items":[…]}, with exactly ${items} ${items === 1 ? 'item' : 'items'}.`,
    ].join('\n\n'),
  }
}
