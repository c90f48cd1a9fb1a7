import type { Language } from '@classeur/contracts'
import { noteFindings, noteLacks, type NoteFacts, type NoteText } from '@classeur/domain/resources'

type Problem = ReturnType<typeof noteFindings>[number]['problem']

/** What breaks a rule, in English, for the request that repairs it. */
const sentences: Record<Problem, (quote: string) => string> = {
  comparison: (quote) => `It compares the student with others: "${quote}".`,
  diagnosis: (quote) => `It sounds like a diagnosis: "${quote}".`,
  blame: (quote) => `It blames or orders: "${quote}".`,
  gendered: (quote) => `It says whether the student is a girl or a boy: "${quote}".`,
  familiar: (quote) => `It is too familiar with the parents: "${quote}".`,
  'other-child': (quote) => `It names another person: "${quote}".`,
  'full-name': (quote) => `It names the family: "${quote}".`,
  'no-name': (quote) => `It doesn't name the student: write ${quote}.`,
  number: (number) => `The number ${number} is not among the facts.`,
  'long-sentence': (quote) => `This sentence is too long: "${quote}"`,
  'too-long': (count) => `It has ${count} words, which is too many.`,
  language: (other) => `It is written in another language: ${other}.`,
}

const missing = {
  result: ({ result }: NoteFacts) => `It doesn't say the result: ${result ?? ''}.`,
  sheet: ({ sheet }: NoteFacts) => `It doesn't name the practice sheet that comes with it: ${sheet ?? ''}.`,
}

/** Pseudonyms of other students. */
const strangers = (text: string, pseudonym: string): string[] =>
  [...new Set(text.match(/\bS\d{2,}\b/gu))].filter((code) => code !== pseudonym)

/** What is wrong with a note, in English; empty for a good one. */
export function noteProblems(note: NoteText, facts: NoteFacts, language: Language): string[] {
  const text = [note.greeting, ...note.paragraphs, note.closing].join('\n')
  return [
    ...noteFindings(note, facts, language).map(({ problem, quote }) => sentences[problem](quote)),
    ...noteLacks(note, facts).map((lack) => missing[lack](facts)),
    ...strangers(text, facts.student.firstName).map(sentences['other-child']),
  ]
}
