import type { ExactShare } from '../marks/shares/exact-share.ts'
import { percentOf } from '../marks/shares/round-share.ts'
import type { Language } from '../text/language.ts'
import type { ResourceKind, ResourceTier } from './item.ts'

/** What a model learns about a sheet. Its texts contain pseudonyms instead of names. */
export interface OutgoingSheet {
  kind: ResourceKind
  tier: ResourceTier
  language: Language
  subject: string
  level: string
  length: number
  /** The readers, as pseudonyms. */
  students: readonly string[]
  /** The mean share of the readers in each skill; null without a mark. */
  skills: readonly { name: string; share: ExactShare | null }[]
  questions: readonly string[]
  errors: readonly { name: string; correction: string | null }[]
  wish: string
}

const languageNames: Record<Language, string> = { en: 'English', fr: 'French', ar: 'Arabic' }
const kindNames: Record<ResourceKind, string> = {
  'practice-sheet': 'Practice sheet',
  'worked-example': 'Worked examples',
  correction: 'Correction with method',
  'exit-quiz': 'Exit quiz',
  extension: 'Extension',
  'parent-note': 'Notes to parents',
}

const sentence = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The text that leaves the server for one sheet. A teacher sees it word for word; every prompt contains it. */
export function outgoingSheetText(sheet: OutgoingSheet): string {
  const { kind, tier, language, subject, level, length, students, skills, questions, errors, wish } = sheet
  const skillShares = skills.map(({ name, share }) =>
    share === null ? name : `${name} ${percentOf(share)} %`,
  )
  const wrong = errors.map(({ name, correction }) => (correction ? `${name} (right: ${correction})` : name))
  const made = kind === 'parent-note' ? '' : count(length, 'item')
  return [
    `${sentence([level, subject, languageNames[language]])}. ${count(students.length, 'student')}: ${students.join(' ')}`,
    skillShares.length > 0 ? `Skills with the share of points won: ${skillShares.join(', ')}.` : '',
    questions.length > 0 ? `Missed questions: ${questions.join(', ')}.` : '',
    wrong.length > 0 ? `Errors: ${wrong.join('; ')}.` : '',
    `${sentence([kindNames[kind], made, tier])}.`,
    wish ? `Wish: ${wish}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}
