import type { Language } from '../../text/language.ts'
import type { NoteFacts } from './note-facts.ts'
import { helpOf, looksOf, mostStrengths, mostWork } from './parent-note.ts'

const languageNames: Record<Language, string> = { en: 'English', fr: 'French', ar: 'Arabic' }

export interface OutgoingNote {
  /** About one student, whose pseudonym stands for the name. */
  facts: NoteFacts
  subject: string
  level: string
  language: Language
  wish: string
}

/**
 * The text that leaves the server for one note: facts about this student alone, under a pseudonym. A teacher sees it word
 * for word, and the prompt contains it.
 */
export function outgoingNoteText({ facts, subject, level, language, wish }: OutgoingNote): string {
  const { student, exam, result, strengths, work, sheet } = facts
  const about = [level, subject, languageNames[language]].filter(Boolean).join(', ')
  const practise = work.slice(0, mostWork).map((point) => {
    const advice = [looksOf(point.error, language, []), helpOf(point, language, [])].filter(Boolean).join(' ')
    return `To practise: ${point.skill}. ${advice}`.trim()
  })
  return [
    `Note to the parents of ${student.firstName}. ${about}.`,
    `Exam: ${exam.title}${exam.date === null ? '' : ` (${exam.date})`}. Result: ${result ?? 'none yet'}.`,
    strengths.length > 0 ? `Goes well: ${strengths.slice(0, mostStrengths).join('; ')}.` : '',
    ...practise,
    sheet === null ? '' : `Practice sheet that comes with the note: ${sheet}.`,
    wish ? `Wish: ${wish}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}
