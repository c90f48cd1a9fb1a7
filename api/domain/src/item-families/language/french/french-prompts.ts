import type { ResourceTier } from '../../../resources/item.ts'
import { gap, type PromptParts } from '../word-family.ts'

/** A French quotation, with its no-break spaces. */
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`

/**
 * The prompts of a family: with a model, with the word in brackets, and with an error to correct. `task` says what to
 * do, such as "Conjugue au présent".
 */
export const frenchPrompts = (
  task: string,
): Readonly<Record<ResourceTier, (parts: PromptParts) => string>> => ({
  support: ({ word, model, sentence }) =>
    [
      ...(model ? [`Modèle\u00a0: ${model.word} → ${model.form}`] : []),
      `${task}\u00a0: ${word}.`,
      sentence(gap),
    ].join('\n'),
  core: ({ word, sentence }) => `${task}.\n${sentence(gap)} (${word})`,
  challenge: ({ word, sentence, slip }) =>
    `Quelqu’un a écrit\u00a0: ${quoted(sentence(slip))} La forme de ${quoted(word)} est fausse. Corrige-la\u00a0: ${gap}`,
})
