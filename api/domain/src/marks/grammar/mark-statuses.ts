import { pointsOn20, type GradingScale } from '../../exams/grading-scale.ts'
import type { Language } from '../../text/language.ts'
import { markStatuses, type MarkStatus } from '../mark-content.ts'
import { westernDigits } from '../../text/digits.ts'
import { cleanMark } from './clean-mark.ts'
import { labelsOfText, typedLabels } from './scale-letters.ts'
import { statusForms } from './status-forms.ts'

/** What a person types for a status, and what is shown for it. */
export interface StatusForms {
  /** Reads back to the status under this scale. */
  shown: string
  /** Everything that is read as this status; forms that are a letter of the scale are left out. */
  accepted: readonly string[]
}

/** Without capitals, accents, vowel signs, spaces and punctuation, so that `Non rendu`, `non-rendu` and `NON RENDU` are one. */
const folded = (text: string): string =>
  westernDigits(text.normalize('NFD').toLowerCase())
    .replace(/[\p{M}\sـ.,،'’()_-]/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')

/** Every form of one's own language, and those English ones that stand for nothing else there. */
function vocabularyOf(language: Language): ReadonlyMap<string, { status: MarkStatus; form: string }> {
  const words = new Map<string, { status: MarkStatus; form: string }>()
  for (const source of new Set<Language>([language, 'en'])) {
    for (const status of markStatuses) {
      for (const form of statusForms[source][status]) {
        const key = folded(form)
        if (!words.has(key)) words.set(key, { status, form })
      }
    }
  }
  return words
}

const vocabularies: Record<Language, ReturnType<typeof vocabularyOf>> = {
  en: vocabularyOf('en'),
  fr: vocabularyOf('fr'),
  ar: vocabularyOf('ar'),
}

const foldedLabels = new WeakMap<GradingScale, ReadonlySet<string>>()

/**
 * True when a text is a label of the scale, or would be one without its signs: with `Abs.` on the scale, `abs` is
 * neither that nor absent, since either could be meant.
 */
function isTaken(cleaned: string, scale: GradingScale): boolean {
  let labels = foldedLabels.get(scale)
  if (!labels) {
    labels = new Set(typedLabels(scale).map(folded))
    foldedLabels.set(scale, labels)
  }
  return labels.has(folded(cleaned)) || labelsOfText(cleaned, scale).length > 0
}

/** The status that a text stands for; null for any other text, a letter of the scale included. */
export function statusOfText(
  text: string,
  language: Language,
  scale: GradingScale = pointsOn20,
): MarkStatus | null {
  const cleaned = cleanMark(text) ?? ''
  if (isTaken(cleaned, scale)) return null
  return vocabularies[language].get(folded(cleaned))?.status ?? null
}

/** The shortest form that reads back to the status under this scale. */
export const shownStatus = (status: MarkStatus, language: Language, scale: GradingScale): string =>
  statusForms[language][status].find((form) => !isTaken(form, scale)) ?? status

/** For each status what is shown and what can be typed, for the help that shows the keys. */
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
