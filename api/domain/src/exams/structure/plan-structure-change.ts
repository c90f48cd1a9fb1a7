import { activeLeaves, type ExamLeaf, type ExamStructure } from '../exam-structure.ts'
import { isEntered, type StudentMarks } from '../../marks/results/result-of.ts'
import type { MaximumAnswer } from './structure-change.ts'
import { everyLeaf, mapLeaves, withLeaves } from './merge-structure.ts'
import { rescaledCells, type Rescale } from '../../marks/rescale.ts'

/** The marks of one student. */
export interface MarkedStudent {
  studentId: string
  marks: StudentMarks
}

/** A cell whose points change, in hundredths. */
export interface PlannedWrite {
  studentId: string
  leafId: string
  fromHundredths: number
  toHundredths: number
}

export interface StructurePlan {
  structure: ExamStructure
  /** Questions with marks that the change retires; their marks are kept. */
  retired: ExamLeaf[]
  /** Retired questions with marks that the change restores. */
  restored: ExamLeaf[]
  /** Questions in use that have numeric marks and whose maximum changes. */
  maxima: Omit<Rescale, 'stepHundredths'>[]
  /** Questions of `maxima` without an answer; the change must not be applied while there are any. */
  missing: string[]
  /**
   * Questions answered with `rescale`, and questions in use without numeric marks whose maximum changes. The latter
   * have no marks to convert, but marks typed for the old maximum and not sent yet must be refused.
   */
  rescales: Rescale[]
  writes: PlannedWrite[]
}

/**
 * Plans the effect of a structure change on the marks. After the first mark, a removed question is retired instead of
 * deleted, a question that reappears with the same id is restored, and an exam changed from one total to questions
 * keeps the total with its marks. `at`: the time of retirement, ISO 8601. `isStarted`: whether removed questions are
 * kept.
 */
export function planStructureChange(
  before: ExamStructure,
  after: ExamStructure,
  students: readonly MarkedStudent[],
  answers: Readonly<Record<string, MaximumAnswer>>,
  at: string,
  // A cleared cell has a history too, so its question is kept.
  isStarted: boolean = students.some(({ marks }) => Object.keys(marks).length > 0),
): StructurePlan {
  const previous = new Map(everyLeaf(before).map((leaf) => [leaf.id, leaf]))
  const structure = isStarted ? mergeStarted(before, after, previous, at) : withoutRetired(after)

  const wasActive = new Set(activeLeaves(before).map(({ id }) => id))
  const active = activeLeaves(structure)
  const isActive = new Set(active.map(({ id }) => id))
  const hasMarks = ({ id }: ExamLeaf) => students.some(({ marks }) => isEntered(marks[id]))
  const hasNumbers = ({ id }: ExamLeaf) =>
    students.some(({ marks }) => (marks[id]?.valueHundredths ?? null) !== null)

  const changed = active.flatMap((leaf): (Rescale & { isAsked: boolean })[] => {
    const { id: leafId, maxHundredths: newMaxHundredths, stepHundredths } = leaf
    const oldMaxHundredths = previous.get(leafId)?.maxHundredths ?? newMaxHundredths
    if (oldMaxHundredths === newMaxHundredths) return []
    return [{ leafId, oldMaxHundredths, newMaxHundredths, stepHundredths, isAsked: hasNumbers(leaf) }]
  })
  const maxima = changed
    .filter(({ isAsked }) => isAsked)
    .map(({ leafId, oldMaxHundredths, newMaxHundredths }) => ({ leafId, oldMaxHundredths, newMaxHundredths }))
  const rescales = changed
    .filter(({ isAsked, leafId }) => !isAsked || answers[leafId] === 'rescale')
    .map(({ isAsked: _, ...rescale }) => rescale)

  return {
    structure,
    retired: everyLeaf(structure).filter(
      (leaf) =>
        wasActive.has(leaf.id) &&
        !isActive.has(leaf.id) &&
        leaf.id !== structure.totalLeaf.id &&
        hasMarks(leaf),
    ),
    restored: active.filter((leaf) => previous.has(leaf.id) && !wasActive.has(leaf.id) && hasMarks(leaf)),
    maxima,
    missing: maxima.map(({ leafId }) => leafId).filter((leafId) => answers[leafId] === undefined),
    rescales,
    writes: students.flatMap(({ studentId, marks }) =>
      [...rescaledCells(marks, rescales)].map(([leafId, toHundredths]) => ({
        studentId,
        leafId,
        fromHundredths: marks[leafId]?.valueHundredths ?? 0,
        toHundredths,
      })),
    ),
  }
}

const withoutRetired = (after: ExamStructure): ExamStructure => ({
  ...after,
  totalLeaf: { ...after.totalLeaf, retiredAt: null },
  exercises: mapLeaves(after.exercises, (leaf) => (leaf.retiredAt === null ? leaf : null)),
})

/** Retired leaves keep their properties, so that their marks keep their meaning. */
function mergeStarted(
  before: ExamStructure,
  after: ExamStructure,
  previous: ReadonlyMap<string, ExamLeaf>,
  at: string,
): ExamStructure {
  const isDetailed = after.mode === 'detailed'
  const exercises = mapLeaves(after.exercises, (leaf) => {
    const old = previous.get(leaf.id)
    if (leaf.retiredAt === null) return isDetailed || !old ? leaf : { ...old, retiredAt: null }
    return old ? { ...old, retiredAt: old.retiredAt ?? at } : null
  })
  // The total keeps its id even if `after` gives it another one, so that id alone doesn't make a question present.
  const present = new Set(everyLeaf({ ...after, totalLeaf: before.totalLeaf, exercises }).map(({ id }) => id))
  const kept = everyLeaf(before)
    .filter((leaf) => leaf.id !== before.totalLeaf.id && !present.has(leaf.id))
    .map((leaf) => ({ ...leaf, retiredAt: leaf.retiredAt ?? at }))
  return {
    mode: after.mode,
    totalLeaf: isDetailed
      ? before.totalLeaf
      : { ...after.totalLeaf, id: before.totalLeaf.id, retiredAt: null },
    exercises: withLeaves(exercises, before.exercises, kept),
  }
}
