import { pointsOn20, type GradingScale } from '../../exams/grading-scale.ts'
import type { Language } from '../../text/language.ts'
import { markStatuses, type MarkStatus } from '../mark-content.ts'
import { westernDigits } from '../../text/digits.ts'
import { cleanMark } from './clean-mark.ts'
import { labelsOfText, typedLabels } from './scale-letters.ts'
import { statusForms } from './status-forms.ts'

/** The texts for a status: displayed and accepted. */
export interface StatusForms {
  /** `readMark` reads it as the status under this scale. */
  shown: string
  /** All texts that are read as this status, without those that are labels of the scale. */
  accepted: readonly string[]
}

/**
 * Folds case, accents, vowel signs, spaces and punctuation, so that `Non rendu`, `non-rendu` and `NON RENDU` are
 * equal.
 */
const folded = (text: string): string =>
  westernDigits(text.normalize('NFD').toLowerCase())
    .replace(/[\p{M}\sـ.,،'’()_-]/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')

/** All forms of the language, and the English forms that have no other meaning in it. */
function vocabularyOf(language: Language): ReadonlyMap<string, { status: MarkStatus; form: string }> {
  const forms = new Map<string, { status: MarkStatus; form: string }>()
  for (const source of new Set<Language>([language, 'en'])) {
    for (const status of markStatuses) {
      for (const form of statusForms[source][status]) {
        const key = folded(form)
        if (!forms.has(key)) forms.set(key, { status, form })
      }
    }
  }
  return forms
}

const vocabularies: Record<Language, ReturnType<typeof vocabularyOf>> = {
  en: vocabularyOf('en'),
  fr: vocabularyOf('fr'),
  ar: vocabularyOf('ar'),
}

const foldedLabels = new WeakMap<GradingScale, ReadonlySet<string>>()

/**
 * True if a text equals a label of the scale, apart from punctuation. With `Abs.` on the scale, `abs` is ambiguous
 * and therefore neither that label nor "absent".
 */
function isTaken(cleaned: string, scale: GradingScale): boolean {
  let labels = foldedLabels.get(scale)
  if (!labels) {
    labels = new Set(typedLabels(scale).map(folded))
    foldedLabels.set(scale, labels)
  }
  return labels.has(folded(cleaned)) || labelsOfText(cleaned, scale).length > 0
}

/** The status that a text means; null for any other text, including labels of the scale. */
export function statusOfText(
  text: string,
  language: Language,
  scale: GradingScale = pointsOn20,
): MarkStatus | null {
  const cleaned = cleanMark(text) ?? ''
  if (isTaken(cleaned, scale)) return null
  return vocabularies[language].get(folded(cleaned))?.status ?? null
}

/** The shortest form that is read as the status under this scale. */
export const shownStatus = (status: MarkStatus, language: Language, scale: GradingScale): string =>
  statusForms[language][status].find((form) => !isTaken(form, scale)) ?? status

/** The displayed and accepted texts of each status, for the keyboard help. */
export function markStatusForms(
  language: Language,
  scale: GradingScale = pointsOn20,
): Record<MarkStatus, StatusForms> {
  const free = [...vocabularies[language].values()].filter(({ form }) => !isTaken(form, scale))
  const formsOf = (wanted: MarkStatus): StatusForms => {
    const accepted = free.filter(({ status }) => status === wanted).map(({ form }) => form)
    return { shown: shownStatus(wanted, language, scale), accepted }
  }
  return Object.fromEntries(markStatuses.map((status) => [status, formsOf(status)])) as Record<
    MarkStatus,
    StatusForms
  >
}
