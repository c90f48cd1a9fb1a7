import type { ExamNeedGroups, Language } from '@classeur/contracts'
import { activeLeaves, type ExamStructure } from '@classeur/domain/exams'
import {
  currentGroups,
  defaultMissedBelowBasisPoints,
  errorCell,
  errorColumns,
  meanShare,
  missedBy,
  namedQuestions,
  noteLabels,
  needGroupLetter,
  shareOf,
  type CurrentGroup,
  type ErrorColumn,
  type ExactShare,
  type StudentMarks,
} from '@classeur/domain/marks'
import type { ExamFigures } from './exam-figures.ts'

export interface LetteredGroup extends Omit<CurrentGroup, 'position'> {
  letter: string
}

/** An exam as far as its groups follow from it. */
export interface GroupedExam {
  structure: ExamStructure
  needGroups?: ExamNeedGroups
}

/**
 * The groups of the errors table for these students: those of the teacher, or the proposed ones. Groups without students
 * are left out, and the others keep their letters.
 */
export function letteredGroups(
  { structure, needGroups: stored }: GroupedExam,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  language: Language,
  missedBelow = defaultMissedBelowBasisPoints,
): LetteredGroup[] {
  return currentGroups(structure, studentIds, rows, missedBelow, stored?.adjusted ?? null).map(
    ({ position, ...group }) => ({ letter: needGroupLetter(position, language), ...group }),
  )
}

/** Students with a number in any question of the exam. */
export function markedStudents({ exam, counted, rows }: ExamFigures): Set<string> {
  const questions = errorColumns(exam.structure, 'question')
  return new Set(
    counted.filter((id) => questions.some((column) => errorCell(column, rows.get(id) ?? {}) !== null)),
  )
}

/** The skills of the exam that have a name, in the order in which it tests them. */
export const skillColumns = ({ exam, skillNames }: ExamFigures): ErrorColumn[] =>
  errorColumns(exam.structure, 'skill').filter(({ id }) => skillNames.has(id))

/** The mean share of a column over these students, of those with a number in it; null if nobody has one. */
export const meanOf = (
  column: ErrorColumn,
  studentIds: readonly string[],
  { rows }: Pick<ExamFigures, 'rows'>,
): ExactShare | null =>
  meanShare(
    studentIds.flatMap((id) => {
      const cell = errorCell(column, rows.get(id) ?? {})
      return (cell && shareOf(cell.pointsHundredths, cell.maximumHundredths)) ?? []
    }),
  )

/** Who missed each of these columns, as in the errors table. */
export const missedOf = (
  columns: readonly ErrorColumn[],
  { counted, rows }: ExamFigures,
  missedBelow = defaultMissedBelowBasisPoints,
) => missedBy(columns, counted, rows, missedBelow)

/** The questions in use, by the id of the leaf, with a name that is unique in the exam. */
export const questionNames = ({ exam }: Pick<ExamFigures, 'exam'>): Map<string, string> =>
  new Map(namedQuestions(exam.structure).map(({ leaf, name }) => [leaf.id, name]))

/** How often each error type is noted in the cells of these students. */
export function timesOfTypes(
  { exam, rows }: Pick<ExamFigures, 'exam' | 'rows'>,
  studentIds: readonly string[],
): Map<string, number> {
  const times = new Map<string, number>()
  for (const { id: leafId } of activeLeaves(exam.structure))
    for (const studentId of studentIds)
      for (const type of rows.get(studentId)?.[leafId]?.errorTypes ?? [])
        times.set(type, (times.get(type) ?? 0) + 1)
  return times
}

/** The name of an error type and what the school says about it; null for a type that no longer exists. */
export function errorTypeOf(
  { errorTypes }: Pick<ExamFigures, 'errorTypes'>,
  key: string,
  language: Language,
): { name: string; correction: string | null } | null {
  const defaultNames: Readonly<Record<string, string>> = noteLabels[language].types
  const defaultName = defaultNames[key]
  if (defaultName !== undefined) return { name: defaultName, correction: null }
  const own = errorTypes.find(({ id }) => id === key)
  return own ? { name: own.name, correction: own.correction || null } : null
}
