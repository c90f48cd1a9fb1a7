import type { ExamStructure } from '../exams/exam-structure.ts'
import {
  errorCell,
  errorColumns,
  isMissed,
  type ErrorCell,
  type ErrorColumn,
} from '../marks/errors/error-columns.ts'
import { meanShare, shareOf, type ExactShare } from '../marks/shares/exact-share.ts'
import type { StudentMarks } from '../marks/results/result-of.ts'

/** Below half of the points, as in the errors table. */
const halfBasisPoints = 5000

/** An exam and its marks by student. */
export interface ExamMarks {
  structure: ExamStructure
  rows: ReadonlyMap<string, StudentMarks>
}

/** What items of a sheet practise: a skill, a question of the exam, or something that the exam before doesn't say. */
export interface RecoveryTopic {
  id: string
  /** Its cells in the exam before and in the re-test; null if that exam doesn't test it. */
  before: ErrorColumn | null
  after: ErrorColumn | null
}

/** Means of a topic over the students who have a mark in it both before and after; without a before, over all after. */
export interface TopicRecovery {
  id: string
  before: ExactShare | null
  after: ExactShare | null
}

export interface StudentRecovery {
  studentId: string
  /** Over the topics that both exams test, together and without bonus questions; null without a mark in any of them. */
  before: ExactShare | null
  after: ExactShare | null
  /** Null for students who weren't below half before, or have no mark in the re-test. */
  recovered: boolean | null
}

export interface RecoveryCount {
  recovered: number
  /** Students who were below half before and have a mark in the re-test. */
  of: number
}

export interface RecoveryFigures extends RecoveryCount {
  topics: TopicRecovery[]
  groups: ({ letter: string; topics: TopicRecovery[] } & RecoveryCount)[]
  students: StudentRecovery[]
  /** The students below half in the re-test, and the topics in which any of them is; null if there are none. */
  stillMissing: { studentIds: string[]; topicIds: string[] } | null
}

interface RecoveryInput {
  /** What the resource's items practise. */
  topics: readonly RecoveryTopic[]
  /** The students whom the resource is for, in the order of the list. */
  studentIds: readonly string[]
  groups: readonly { letter: string; studentIds: readonly string[] }[]
  /** The marks of the exam that the resource was made from, and of the re-test. */
  before: ExamMarks['rows']
  after: ExamMarks['rows']
}

const shareOfCell = (cell: ErrorCell | null): ExactShare | null =>
  cell && shareOf(cell.pointsHundredths, cell.maximumHundredths)

const isBelowHalf = (cell: ErrorCell | null) => cell !== null && isMissed(cell, halfBasisPoints)

const cellOf = (column: ErrorColumn | null, rows: ExamMarks['rows'], studentId: string): ErrorCell | null =>
  column && errorCell(column, rows.get(studentId) ?? {})

/** The column of a skill; null if the exam doesn't test it. */
export const skillColumn = (
  { structure }: Pick<ExamMarks, 'structure'>,
  skillId: string,
): ErrorColumn | null => errorColumns(structure, 'skill').find(({ id }) => id === skillId) ?? null

/**
 * The column of some questions together; null if the exam has none of them. A bonus question only adds points, so it
 * counts only if there is no other question.
 */
export function questionsColumn(
  { structure }: Pick<ExamMarks, 'structure'>,
  leafIds: readonly string[],
): ErrorColumn | null {
  const columns = errorColumns(structure, 'question').filter(({ id }) => leafIds.includes(id))
  if (columns.length === 0) return null
  const counted = columns.filter(({ isBonus }) => !isBonus)
  return counted.length > 0
    ? { id: '', parts: counted.flatMap(({ parts }) => parts) }
    : { id: '', parts: columns.flatMap(({ parts }) => parts), isBonus: true }
}

/** Several topics of one student as one cell. Nobody loses points in a bonus question, so it says nothing here. */
function together(cells: readonly (ErrorCell | null)[]): ErrorCell | null {
  const counted = cells.flatMap((cell) => (cell && !cell.isBonus ? cell : []))
  if (counted.length === 0) return null
  const sum = (of: (cell: ErrorCell) => number) => counted.reduce((all, cell) => all + of(cell), 0)
  return {
    pointsHundredths: sum(({ pointsHundredths }) => pointsHundredths),
    maximumHundredths: sum(({ maximumHundredths }) => maximumHundredths),
  }
}

/** Whether both exams test a topic with questions in which points can be lost. */
const isComparable = ({ before, after }: RecoveryTopic): boolean =>
  before !== null && after !== null && !before.isBonus && !after.isBonus

/** The mean share of a topic over these students, of those who have a mark in it; null if nobody has. */
export const topicMean = (
  column: ErrorColumn | null,
  rows: ExamMarks['rows'],
  studentIds: readonly string[],
): ExactShare | null => meanShare(studentIds.flatMap((id) => shareOfCell(cellOf(column, rows, id)) ?? []))

function topicRecovery(
  { id, before, after }: RecoveryTopic,
  studentIds: readonly string[],
  rows: Pick<RecoveryInput, 'before' | 'after'>,
): TopicRecovery {
  if (!before || !after)
    return {
      id,
      before: topicMean(before, rows.before, studentIds),
      after: topicMean(after, rows.after, studentIds),
    }
  const both = studentIds.flatMap((studentId) => {
    const was = shareOfCell(cellOf(before, rows.before, studentId))
    const is = shareOfCell(cellOf(after, rows.after, studentId))
    return was !== null && is !== null ? [{ was, is }] : []
  })
  return { id, before: meanShare(both.map(({ was }) => was)), after: meanShare(both.map(({ is }) => is)) }
}

/**
 * What a re-test says, from the marks of the exam before and of the re-test, with the cells of the errors table. A
 * student has recovered who was below half of the points of these topics before and isn't in the re-test. Only topics
 * that both exams test count for that, and none with bonus questions alone. A student without a mark in the re-test, such
 * as an absent one, doesn't count.
 */
export function recoveryOf({ topics, studentIds, groups, before, after }: RecoveryInput): RecoveryFigures {
  const rows = { before, after }
  const shared = topics.filter(isComparable)
  const seen = studentIds.map((studentId) => {
    const cells = (of: readonly RecoveryTopic[], when: 'before' | 'after') =>
      together(of.map((topic) => cellOf(topic[when], rows[when], studentId)))
    const was = cells(shared, 'before')
    const is = cells(shared, 'after')
    const recovered = isBelowHalf(was) && is !== null ? !isBelowHalf(is) : null
    const misses = isBelowHalf(cells(topics, 'after'))
    return { studentId, before: shareOfCell(was), after: shareOfCell(is), recovered, misses }
  })
  const count = (ids: readonly string[]): RecoveryCount => {
    const counted = seen.filter((one) => one.recovered !== null && ids.includes(one.studentId))
    return { recovered: counted.filter(({ recovered }) => recovered).length, of: counted.length }
  }
  const topicsOf = (ids: readonly string[]) => topics.map((topic) => topicRecovery(topic, ids, rows))
  const missing = seen.filter(({ misses }) => misses).map(({ studentId }) => studentId)
  const isMissing = ({ after: column }: RecoveryTopic) =>
    missing.some((id) => isBelowHalf(cellOf(column, after, id)))
  return {
    ...count(studentIds),
    topics: topicsOf(studentIds),
    groups: groups.map((group) => ({
      letter: group.letter,
      topics: topicsOf(group.studentIds),
      ...count(group.studentIds),
    })),
    students: seen.map(({ misses: _, ...student }) => student),
    stillMissing:
      missing.length === 0
        ? null
        : { studentIds: missing, topicIds: topics.filter(isMissing).map(({ id }) => id) },
  }
}
