import type { ResourceTier } from '../../../resources/item.ts'
import { gap, type PromptParts } from '../word-family.ts'

/**
 * The prompts of a family: with a model, with the word in brackets, and with an error to correct. `form` names the asked
 * form, such as "صيغة الجمع". Verbal nouns instead of imperatives suit every student.
 */
export const arabicPrompts = (
  form: string,
): Readonly<Record<ResourceTier, (parts: PromptParts) => string>> => ({
  support: ({ word, model, sentence }) =>
    [
      ...(model ? [`مثال: ${model.word} ← ${model.form}`] : []),
      `كتابة ${form} من «${word}»:`,
      sentence(gap),
    ].join('\n'),
  core: ({ word, sentence }) => `إكمال الجملة ب${form}:\n${sentence(gap)} (${word})`,
  challenge: ({ word, sentence, slip }) =>
    `في الجملة خطأ في صيغة «${word}»: «${sentence(slip)}»\nالصواب: ${gap}`,
})
