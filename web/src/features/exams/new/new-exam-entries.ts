import type { CreateExamRequest } from '@classeur/contracts'
import type { ParsedStructure } from '@classeur/domain/exams'
import { z } from 'zod'
import { ExamFields, toExamValues } from '../fields/exam-fields.ts'
import { buildStructure } from '../model/build-structure.ts'
import type { PastedLines } from '../paste/use-pasted-lines.ts'
import { draftOf, type StructureDraft } from '../model/structure-draft.ts'

/** Everything that a person enters for a new exam. */
const NewExamEntries = ExamFields.extend({
  /** How the person enters the questions: as pasted lines, in the editor, or as a total only. */
  way: z.enum(['paste', 'form', 'total']),
  lines: z.string(),
  structure: z.custom<StructureDraft>(),
  /** The lines from which the structure was made. */
  convertedLines: z.string(),
  /** Whether the structure was changed in the editor since. */
  isFormEdited: z.boolean(),
})
export type NewExamEntries = z.input<typeof NewExamEntries>

type EnteredQuestions = Pick<
  NewExamEntries,
  'way' | 'lines' | 'structure' | 'convertedLines' | 'isFormEdited'
>
const noneStored: ReadonlySet<string> = new Set()

/** Whether the editor has newer questions than the lines, which haven't changed since. */
export const isNewerInForm = ({ lines, convertedLines, isFormEdited }: EnteredQuestions): boolean =>
  isFormEdited && lines === convertedLines

/** The questions that the lines stand for, or no questions if no line can be read. */
export function pastedDraft(entries: EnteredQuestions, parsed: ParsedStructure): StructureDraft {
  if (isNewerInForm(entries)) return entries.structure
  return parsed.structure ? draftOf(parsed.structure) : { ...entries.structure, exercises: [] }
}

/** The structure that results from the chosen way of entering it, and what it lacks. */
export function readStructure(entries: EnteredQuestions, parsed: PastedLines) {
  const draft: StructureDraft = {
    ...(entries.way === 'paste' ? pastedDraft(entries, parsed) : entries.structure),
    mode: entries.way === 'total' ? 'total' : 'detailed',
  }
  // An exam with one total gets no questions, so what they lack doesn't matter. The draft keeps them.
  const sent = draft.mode === 'total' ? { ...draft, exercises: [] } : draft
  const { structure, problems, isEmpty } = buildStructure(sent, noneStored)
  const isRead = entries.way !== 'paste' || parsed.lines.every(({ result }) => result.ok)
  // The questions would lack the skills that the lines name.
  const waits = entries.way === 'paste' && parsed.waitsForSkills && !isNewerInForm(entries)
  return {
    draft,
    structure,
    problems,
    waits,
    isEmpty: isEmpty && isRead,
    isComplete: !isEmpty && isRead && !waits && Object.keys(problems).length === 0,
  }
}

/** Turns the entries into the request. The problem of an incomplete structure is at `structure`. */
export const newExamSchema = (parse: (lines: string) => PastedLines) =>
  NewExamEntries.refine((entries) => readStructure(entries, parse(entries.lines)).isComplete, {
    path: ['structure'],
    error: 'incomplete',
    // The structure is checked even if another field has a problem, so that all problems show at once.
    when: () => true,
  }).transform(({ way, lines, structure, convertedLines, isFormEdited, ...fields }): CreateExamRequest => ({
    ...toExamValues(fields),
    structure: readStructure({ way, lines, structure, convertedLines, isFormEdited }, parse(lines)).structure,
  }))
