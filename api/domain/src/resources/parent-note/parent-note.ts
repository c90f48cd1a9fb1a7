import { countWords } from '../../lesson-plans/checks/content/plain-text.ts'
import { oneLine } from '../../text/plain-text.ts'
import type { Language } from '../../text/language.ts'
import { errorSentences } from './error-sentences.ts'
import {
  noteText,
  type NoteError,
  type NoteFacts,
  type NoteName,
  type NoteText,
  type NoteWork,
} from './note-facts.ts'
import { namesFound } from './names-found.ts'
import { mostWordsInNote } from './note-rules.ts'
import { noteSentences } from './note-sentences.ts'
import { shortName } from './short-name.ts'
import { tonesOf } from './tone-of.ts'

export const mostStrengths = 2
export const mostWork = 2
const mostWordsOf = { error: 10, correction: 14, example: 8, comparison: 16 } as const

/**
 * What a teacher wrote, without its full stop; null if it is empty, too long, in a tone that doesn't suit a note, or names
 * another student.
 */
function usable(
  text: string | null,
  most: number,
  language: Language,
  others: readonly NoteName[],
): string | null {
  const line = oneLine(text ?? '').replace(/[.\s]+$/u, '')
  const isUnsuitable = tonesOf(line, language).length > 0 || namesFound(line, others).length > 0
  return line === '' || countWords(line) > most || isUnsuitable ? null : line
}

/** What the error looks like, in plain words; empty if nothing suitable is known. */
export function looksOf(error: NoteError | null, language: Language, others: readonly NoteName[]): string {
  if (!error) return ''
  if (error.type) return errorSentences[language][error.type].looks
  const name = usable(error.name, mostWordsOf.error, language, others)
  return name === null ? '' : noteSentences[language].ownError(name)
}

/** One thing that helps at home: the school's correction, what suits the type of error, or an example of the skill. */
export function helpOf(
  { error, example }: NoteWork,
  language: Language,
  others: readonly NoteName[],
): string {
  const say = noteSentences[language]
  const correction = usable(error?.correction ?? null, mostWordsOf.correction, language, others)
  if (correction !== null) return say.correction(`${correction}.`)
  if (error?.type) return errorSentences[language][error.type].helps
  const shown = usable(example, mostWordsOf.example, language, others)
  return shown === null ? say.practice : say.example(shown)
}

/** The points to work on, one paragraph each. No sentence is said twice. */
function pointsOf(work: readonly NoteWork[], language: Language, others: readonly NoteName[]): string[] {
  const said = new Set<string>()
  return work.map((point) => {
    const sentences = [
      noteSentences[language].work(shortName(point.skill)),
      looksOf(point.error, language, others),
      helpOf(point, language, others),
    ].filter((sentence) => sentence !== '' && !said.has(sentence))
    for (const sentence of sentences) said.add(sentence)
    return sentences.join(' ')
  })
}

function noteWith(facts: NoteFacts, work: readonly NoteWork[], language: Language): NoteText {
  const { student, exam, result, strengths, sheet, comparison } = facts
  const say = noteSentences[language]
  const compared =
    comparison === null || countWords(comparison) > mostWordsOf.comparison ? [] : [oneLine(comparison)]
  const [first, second] = strengths.slice(0, mostStrengths).map(shortName)
  const listed = second === undefined ? first : `${first ?? ''}${say.and}${second}`
  return {
    greeting: say.greeting(student.firstName),
    paragraphs: [
      [
        say.news(student.firstName, shortName(exam.title), exam.date),
        result === null ? say.noResult : say.result(result),
        ...compared,
      ].join(' '),
      ...(listed === undefined ? [] : [say.strengths(listed)]),
      ...pointsOf(work, language, facts.others),
      [...(sheet === null ? [] : [say.sheet(shortName(sheet))]), say.invitation].join(' '),
    ],
    closing: say.closing,
  }
}

/**
 * A note to the family of one student, from facts about this student only. It keeps `noteRules` whatever the facts are:
 * long names are shortened, an unsuitable text about an error is left out, and the second point if the note gets long.
 */
export function parentNote(facts: NoteFacts, language: Language): NoteText {
  const whole = noteWith(facts, facts.work.slice(0, mostWork), language)
  return countWords(noteText(whole)) <= mostWordsInNote
    ? whole
    : noteWith(facts, facts.work.slice(0, mostWork - 1), language)
}
