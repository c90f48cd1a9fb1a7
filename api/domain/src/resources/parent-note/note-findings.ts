import { countWords, sentencesIn } from '../../lesson-plans/checks/content/plain-text.ts'
import { languageOf, readLanguage } from '../../lesson-plans/checks/language/read-language.ts'
import { normaliseForMatching } from '../../safety/fold-letters.ts'
import { westernDigits } from '../../text/digits.ts'
import type { Language } from '../../text/language.ts'
import { genderedVerb } from './gendered-verbs.ts'
import { namesFound } from './names-found.ts'
import { noteText, type NoteFacts, type NoteText } from './note-facts.ts'
import { mostWordsInNote, mostWordsInSentence } from './note-rules.ts'
import { shortName } from './short-name.ts'
import { tonesOf } from './tone-of.ts'
import type { Tone } from './tone-words.ts'

/** What a note does against the rules (`noteRules`). */
export type NoteProblem =
  Tone | 'other-child' | 'full-name' | 'no-name' | 'number' | 'long-sentence' | 'too-long' | 'language'

/** A broken rule, and the words or the number that break it. */
export interface NoteFinding {
  problem: NoteProblem
  quote: string
}

const numbersIn = (text: string): string[] =>
  (westernDigits(text).match(/\d+(?:[.,٫]\d+)*/gu) ?? []).map((number) => number.replace(/[,٫]/gu, '.'))

/** What the school calls its exams, skills and sheets is no tone of the note. */
const namesIn = ({ exam, strengths, work, sheet }: NoteFacts): string[] =>
  [exam.title, ...strengths, ...work.flatMap(({ skill, example }) => [skill, example ?? '']), sheet ?? '']
    .flatMap((name) => [name, shortName(name)])
    .filter((name) => name.trim() !== '')
    .sort((a, b) => b.length - a.length)

const without = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, '…'), text)

const factsText = ({ student, exam, result, strengths, work, sheet, comparison, wish }: NoteFacts): string =>
  [
    ...[student.firstName, exam.title, exam.date, result, ...strengths, sheet, comparison, wish],
    ...work.flatMap(({ skill, error, example }) => [skill, error?.name, error?.correction, example]),
  ].join('\n')

const isSame = (one: string, other: string) => normaliseForMatching(one) === normaliseForMatching(other)

/** Names of other students; those that are also a name of this student say nothing. */
function otherNames(text: string, { student, others }: NoteFacts): string[] {
  const own = [student.firstName, student.lastName]
  const foreign = (name: string) => (own.some((mine) => isSame(mine, name)) ? '' : name)
  const roster = others.map(({ firstName, lastName }) => ({
    firstName: foreign(firstName),
    lastName: foreign(lastName),
  }))
  return namesFound(text, roster)
}

const hasFirstName = (text: string, name: string): boolean => {
  const firstName = normaliseForMatching(name).trim()
  // Arabic attaches particles to a name.
  return firstName !== '' && new RegExp(` [وفبلك]?${firstName} `, 'u').test(normaliseForMatching(text))
}

/** Rules about names: no other child, and the first name only. */
function nameFindings(text: string, facts: NoteFacts): NoteFinding[] {
  const { firstName, lastName } = facts.student
  const own = without(text, namesIn(facts))
  const last = isSame(firstName, lastName) ? [] : namesFound(own, [{ firstName: '', lastName }])
  return [
    ...otherNames(own, facts).map((quote): NoteFinding => ({ problem: 'other-child', quote })),
    ...last.map((quote): NoteFinding => ({ problem: 'full-name', quote })),
    ...(hasFirstName(text, firstName) ? [] : [{ problem: 'no-name', quote: firstName } as const]),
  ]
}

/** Rules about words, numbers and length. */
function textFindings(text: string, facts: NoteFacts, language: Language): NoteFinding[] {
  const own = without(text, namesIn(facts))
  const given = new Set(numbersIn(factsText(facts)))
  const verb = language === 'ar' ? genderedVerb(own, facts.student.firstName) : null
  const writtenIn = languageOf(readLanguage(own), language)
  const wordCount = countWords(text)
  return [
    ...tonesOf(own, language)
      .filter(({ tone }) => tone !== 'comparison' || facts.comparison === null)
      .map(({ tone, quote }): NoteFinding => ({ problem: tone, quote })),
    ...(verb === null ? [] : [{ problem: 'gendered', quote: verb } as const]),
    ...[...new Set(numbersIn(text))]
      .filter((number) => !given.has(number))
      .map((number): NoteFinding => ({ problem: 'number', quote: number })),
    ...sentencesIn(text)
      .filter((sentence) => countWords(sentence) > mostWordsInSentence)
      .map((sentence): NoteFinding => ({ problem: 'long-sentence', quote: sentence })),
    ...(wordCount > mostWordsInNote ? [{ problem: 'too-long', quote: String(wordCount) } as const] : []),
    ...(writtenIn === null || writtenIn === language
      ? []
      : [{ problem: 'language', quote: writtenIn } as const]),
  ]
}

/** What a note must say and doesn't: the result, and the sheet that comes with it. */
export function noteLacks(note: NoteText, { result, sheet }: NoteFacts): ('result' | 'sheet')[] {
  const text = westernDigits(noteText(note))
  const [points] = numbersIn(result ?? '')
  const said = points === undefined ? text.includes(result ?? '') : numbersIn(text).includes(points)
  const named = sheet === null || noteText(note).includes(shortName(sheet).replace(/…$/u, ''))
  return [...(result === null || said ? [] : (['result'] as const)), ...(named ? [] : (['sheet'] as const))]
}

/** The rules that a note breaks, whoever or whatever wrote it; empty for a good one. */
export function noteFindings(note: NoteText, facts: NoteFacts, language: Language): NoteFinding[] {
  const text = noteText(note)
  return [...nameFindings(text, facts), ...textFindings(text, facts, language)]
}
