import type { Language } from '@classeur/contracts'
import { noteFindings, noteLacks, type NoteFacts, type NoteText } from '@classeur/domain/resources'

type Problem = ReturnType<typeof noteFindings>[number]['problem']

/** What breaks a rule, in English, for the request that repairs it. */
const sentences: Record<Problem, (words: string) => string> = {
  comparison: (words) => `It compares the student with others: "${words}".`,
  diagnosis: (words) => `It sounds like a diagnosis: "${words}".`,
  blame: (words) => `It blames or orders: "${words}".`,
  gendered: (words) => `It says whether the student is a girl or a boy: "${words}".`,
  familiar: (words) => `It is too familiar with the parents: "${words}".`,
  'other-child': (words) => `It names another person: "${words}".`,
  'full-name': (words) => `It names the family: "${words}".`,
  'no-name': (words) => `It doesn't name the student: write ${words}.`,
  number: (words) => `The number ${words} is not among the facts.`,
  'long-sentence': (words) => `This sentence is too long: "${words}"`,
  'too-long': (words) => `It has ${words} words, which is too many.`,
  language: (words) => `It is written in another language: ${words}.`,
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
    ...noteFindings(note, facts, language).map(({ problem, words }) => sentences[problem](words)),
    ...noteLacks(note, facts).map((lack) => missing[lack](facts)),
    ...strangers(text, facts.student.firstName).map(sentences['other-child']),
  ]
}
