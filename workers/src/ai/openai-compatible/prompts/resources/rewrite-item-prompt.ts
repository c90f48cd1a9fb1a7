import type { ResourceItem, RewriteWish, SheetBrief } from '@classeur/contracts'
import { typedText } from '@classeur/domain/resources'
import type { Prompt } from '../../connection/model-connection.ts'
import { dataBlock } from '../data-block.ts'
import { itemSchema } from './item-schema.ts'
import { itemsSystemPrompt } from './items-system-prompt.ts'
import { outgoingBlock } from './outgoing-block.ts'

const directions = {
  easier: 'Make it easier: smaller numbers, fewer steps, more help.',
  harder: 'Make it harder: more steps or a less familiar case, for the same skill.',
  shorter: 'Make the text of the task clearly shorter.',
} as const

/** An answer in the form in which a model writes one. */
function typedAnswer(answer: ResourceItem['answer']) {
  if (answer.kind === 'value') return { ...answer, shown: typedText(answer.shown) }
  if (answer.kind === 'open') return { ...answer, model: typedText(answer.model) }
  const options = answer.options.map(({ content, reason }) => ({ content: typedText(content), reason }))
  return { ...answer, options }
}

export interface RewriteItemPromptInput {
  brief: SheetBrief
  outgoing: string
  item: ResourceItem
  /** The other tasks of the sheet. */
  others: readonly string[]
  wish: RewriteWish
  /** The problems of an earlier answer. */
  addition: string | null
}

/** Asks for a new version of one item. */
export function rewriteItemPrompt(input: RewriteItemPromptInput): Prompt {
  const { brief, outgoing, item, others, addition } = input
  const { direction, words } = input.wish
  const { prompt, answer, steps, skill, error } = item
  const shown = {
    ...{ prompt: typedText(prompt), answer: typedAnswer(answer), steps: steps.map(typedText) },
    ...{ skill: skill?.name ?? null, error: error?.name ?? null },
  }
  return {
    system: itemsSystemPrompt(brief),
    user: [
      'What the sheet is about:',
      outgoingBlock(outgoing),
      'One item of the sheet is to be written anew. The item as it is:',
      dataBlock(shown),
      'The other tasks of the sheet, which the new one must not repeat:',
      dataBlock(others),
      ...(direction ? [directions[direction]] : []),
      ...(words
        ? [
            'What the teacher wishes for this item, as far as it is about its content:',
            dataBlock({ wish: words }),
          ]
        : []),
      'Keep its skill and the error that it is aimed at. Its numbers differ from those of the old item, unless the wish says otherwise.',
      itemSchema,
      ...(addition ? [addition] : []),
      'Answer with {"items":[…]}, with exactly 1 item.',
    ].join('\n\n'),
  }
}
