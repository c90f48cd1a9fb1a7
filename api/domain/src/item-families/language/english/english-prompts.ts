import type { ResourceTier } from '../../../resources/item.ts'
import { gap, type PromptParts } from '../word-family.ts'

/**
 * The prompts of a family: with a model, with the word in brackets, and with an error to correct. `task` says what to
 * do, such as "Write the past simple".
 */
export const englishPrompts = (
  task: string,
): Readonly<Record<ResourceTier, (parts: PromptParts) => string>> => ({
  support: ({ word, model, sentence }) =>
    [
      ...(model && model.word !== word ? [`Model: ${model.word} → ${model.form}`] : []),
      `${task} of “${word}”.`,
      sentence(gap),
    ].join('\n'),
  core: ({ word, sentence }) => `${task}.\n${sentence(gap)} (${word})`,
  challenge: ({ word, sentence, slip }) =>
    `A student writes: “${sentence(slip)}” The form of “${word}” is wrong. Correct it: ${gap}`,
})

/** Subjects that suit every sentence. */
export const subjects = ['My aunt', 'My uncle', 'Nadia', 'Samir', 'My sister', 'Our neighbour', 'Ella', 'Leo']
