import type { NoteTask, Pseudonyms, ResourceRequest } from '@classeur/contracts'
import { redactDeep, type NameRoster } from '@classeur/domain/lesson-plans'
import { outgoingNoteText, outgoingSheetText } from '@classeur/domain/resources'
import type { ExamFigures } from '../figures/exam-figures.ts'
import { fullName } from '../figures/student-names.ts'
import type { StudentFacts } from './notes-of.ts'
import type { AudiencePlan } from './plan-audiences.ts'

/** A sheet of a request, with the facts of its notes. */
export interface SheetToSend {
  plan: AudiencePlan
  facts: readonly StudentFacts[]
}

/** What leaves the server for one sheet. */
export interface OutgoingSheet {
  text: string
  pseudonyms: Pseudonyms
  noteTasks: NoteTask[]
}

/** A name that isn't recognised in a text, such as a single letter, must not leave the server as a list of readers. */
const asPseudonym = (redacted: string, position: number): string =>
  /^S\d{2,}$/u.test(redacted) ? redacted : `S${String(position + 1).padStart(2, '0')}`

const occursIn = (text: string, { pseudonym }: Pseudonyms[number]): boolean =>
  new RegExp(`(?<![A-Za-z0-9])${pseudonym}(?!\\d)`, 'u').test(text)

/**
 * The texts that leave the server for the sheets of a request. A student has the same pseudonym in all of them: the
 * readers come first, in the order of the sheets and of the list, so they are S01, S02 …
 */
export function outgoingSheets(
  { students: ofClass }: ExamFigures,
  sheets: readonly SheetToSend[],
  { wish }: Pick<ResourceRequest, 'wish'>,
  others: NameRoster['others'],
): { sheets: OutgoingSheet[]; wish: string; replaced: Pseudonyms } {
  const readers = new Map(sheets.flatMap(({ plan }) => plan.students).map((one) => [one.id, one]))
  const listed = [...readers.values(), ...ofClass.filter(({ id }) => !readers.has(id))]
  const positions = new Map(listed.map(({ id }, position) => [id, position]))
  const roster = { ofClass: listed, others }
  const value = {
    wish,
    sheets: sheets.map(({ plan: { students, shares, brief }, facts }) => ({
      students: students.map(fullName),
      skills: shares,
      questions: brief.questions.map(({ name }) => name),
      errors: brief.errors.map(({ name, correction }) => ({ name, correction })),
      ...{ subject: brief.subject, level: brief.level },
      facts: facts.map(({ facts: { student: _student, others: _others, wish: _wish, ...rest } }) => rest),
    })),
  }
  const { value: safe, pseudonyms } = redactDeep(value, roster)

  const sent = safe.sheets.map((sheet, index): OutgoingSheet => {
    const { plan, facts } = sheets[index] ?? { plan: null, facts: [] }
    if (!plan) return { text: '', pseudonyms: [], noteTasks: [] }
    const { kind, tier, language, length } = plan.brief
    const names = plan.students.map(({ id }, at) =>
      asPseudonym(sheet.students[at] ?? '', positions.get(id) ?? 0),
    )
    const noteTasks = sheet.facts.map((studentFacts, at): NoteTask => {
      const pseudonym = names[at] ?? ''
      const student = facts[at]?.facts.student ?? { firstName: '', lastName: '' }
      const safeFacts = { ...studentFacts, student: { firstName: pseudonym, lastName: '' }, others: [] }
      return {
        ...{ student, pseudonym },
        facts: {
          ...{
            exam: studentFacts.exam,
            result: studentFacts.result,
            sheet: studentFacts.sheet,
            wish: safe.wish,
          },
          ...{
            strengths: [...studentFacts.strengths],
            work: studentFacts.work.map((point) => ({ ...point })),
          },
        },
        outgoing: outgoingNoteText({
          ...{ facts: safeFacts, subject: sheet.subject, level: sheet.level, language, wish: safe.wish },
        }),
      }
    })
    const text =
      noteTasks.length > 0
        ? noteTasks.map(({ outgoing }) => outgoing).join('\n\n')
        : outgoingSheetText({
            ...{ ...sheet, kind, tier, language, length, wish: safe.wish },
            students: [...new Set(names)],
          })
    return { text, pseudonyms: pseudonyms.filter((one) => occursIn(text, one)), noteTasks }
  })
  return { sheets: sent, wish: safe.wish, replaced: redactDeep({ wish }, roster).replaced }
}
