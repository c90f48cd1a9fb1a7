import { wrongEquations } from '../lesson-plans/checks/arithmetic/wrong-equations.ts'
import { withoutFormulas, withoutQuotes } from '../lesson-plans/checks/content/plain-text.ts'
import { languageOf, readLanguage } from '../lesson-plans/checks/language/read-language.ts'
import { taughtLanguages } from '../lesson-plans/checks/language/taught-languages.ts'
import type { Language } from '../text/language.ts'
import type { ResourceItem } from './item.ts'
import { typedText } from './rich-text.ts'

/** The texts of an item that a student or a teacher reads. */
export function textsOfItem({
  prompt,
  answer,
  steps,
}: Pick<ResourceItem, 'prompt' | 'answer' | 'steps'>): string[] {
  const shown =
    answer.kind === 'value'
      ? [typedText(answer.shown)]
      : answer.kind === 'choice'
        ? answer.options.flatMap(({ content, reason }) => [typedText(content), reason])
        : [typedText(answer.model), ...answer.points]
  return [typedText(prompt), ...shown, ...steps.map(typedText)]
}

/** The first calculation in the worked solution that is wrong, as written, and its result; null if there is none. */
export function wrongStep(
  { steps }: Pick<ResourceItem, 'steps'>,
  language: Language,
): { written: string; computed: string } | null {
  return steps.flatMap((step) => wrongEquations(typedText(step), language))[0] ?? null
}

/**
 * Whether texts of a sheet are clearly written in another language than its own. Formulas and quoted words belong to no
 * language, and a language lesson may use the language that it teaches.
 */
export function isInOtherLanguage(texts: readonly string[], language: Language, subject: string): boolean {
  const prose = texts.map((text) => withoutQuotes(withoutFormulas(text))).join('\n')
  const writtenIn = languageOf(readLanguage(prose), language)
  if (writtenIn === null || writtenIn === language) return false
  const taught = taughtLanguages({ subject, topic: '' } as Parameters<typeof taughtLanguages>[0])
  return !taught.has('any') && (writtenIn === 'other' || !taught.has(writtenIn))
}
