import { everyLeaf } from '@classeur/domain/exams'
import { rescaledPoints, type Rescale, type StoredMark } from '@classeur/domain/marks'
import type { ArchivedExam, ArchivedMarkRow, ArchivedStructureChange } from '../archive/class-schemas.ts'
import { cellOf, isEmptyCell, marksThrough, sameCell, type CellContent } from './cells.ts'

/**
 * How an archived cell relates to the one here. `new`: here it was never written. `changed`: it differs, but nobody has
 * to decide, because the archive has nothing there or nobody has written the cell since. `conflict`: somebody has.
 */
export type CellComparison = 'new' | 'same' | 'changed' | 'conflict'

export interface ComparedCell {
  studentId: string
  leafId: string
  comparison: CellComparison
  archived: CellContent
  archivedMark: StoredMark | undefined
  here: CellContent
  hereMark: StoredMark | undefined
}

/** The marks of one exam, in the archive and here. */
export interface ExamMarks {
  exam: ArchivedExam
  rows: readonly ArchivedMarkRow[]
  /** The changes of the structure that the rows may not include yet. */
  structureChanges: readonly ArchivedStructureChange[]
}

const rescalesFrom = (
  { rescaleIds }: Pick<ArchivedExam, 'rescaleIds'>,
  changes: readonly ArchivedStructureChange[],
  epoch: number,
) => {
  const byId = new Map(changes.map((change) => [change._id, change]))
  return rescaleIds.slice(epoch).flatMap((id) => byId.get(id) ?? [])
}

/**
 * Whether only rescales separate the structure here from the one in the archive, so that they convert archived marks. A
 * restore sets the maximums of an archive without a rescale, so marks can't be converted through it.
 */
const goesOn = (archived: ArchivedExam, { exam: here, structureChanges }: ExamMarks) =>
  archived.rescaleIds.every((id, index) => here.rescaleIds[index] === id) &&
  here.rescaleIds
    .slice(archived.rescaleIds.length)
    .every((id) => structureChanges.some(({ _id, rescales }) => _id === id && rescales.length > 0))

/** The questions in both exams whose maximums differ, by leaf, from the maximum in `before` to the one in `after`. */
function maximumChanges(before: ArchivedExam, after: ArchivedExam): Map<string, Omit<Rescale, 'leafId'>> {
  const old = new Map(everyLeaf(before.structure).map(({ id, maxHundredths }) => [id, maxHundredths]))
  return new Map(
    everyLeaf(after.structure).flatMap(({ id, maxHundredths: newMaxHundredths, stepHundredths }) => {
      const oldMaxHundredths = old.get(id)
      const isChanged = oldMaxHundredths !== undefined && oldMaxHundredths !== newMaxHundredths
      return isChanged ? [[id, { oldMaxHundredths, newMaxHundredths, stepHundredths }] as const] : []
    }),
  )
}

/** The marks with the numbers of each changed question in proportion to its new maximum. */
const inProportion = (
  marks: Readonly<Record<string, StoredMark>>,
  changes: ReadonlyMap<string, Omit<Rescale, 'leafId'>>,
): Record<string, StoredMark> =>
  Object.fromEntries(
    Object.entries(marks).map(([leafId, mark]) => {
      const change = changes.get(leafId)
      if (!change || mark.valueHundredths === null) return [leafId, mark]
      return [leafId, { ...mark, valueHundredths: rescaledPoints(mark.valueHundredths, change) }]
    }),
  )

/** The rows of an exam by student, each with the marks in the current maximums of `exam`. */
function currentMarks(
  exam: ArchivedExam,
  rows: readonly ArchivedMarkRow[],
  changes: readonly ArchivedStructureChange[],
): Map<string, Record<string, StoredMark>> {
  return new Map(
    rows.map((row) => [row.studentId, marksThrough(row, rescalesFrom(exam, changes, row.epoch))]),
  )
}

/**
 * The archived marks in the maximums here. If only rescales happened since the archive, they convert the marks exactly.
 * After a restore, which sets maximums without a rescale, each mark is converted from its archived maximum to the one
 * here.
 */
function archivedMarksHere(archived: ExamMarks, here: ExamMarks): Map<string, Record<string, StoredMark>> {
  if (goesOn(archived.exam, here)) return currentMarks(here.exam, archived.rows, here.structureChanges)
  const changes = maximumChanges(archived.exam, here.exam)
  const marks = currentMarks(archived.exam, archived.rows, archived.structureChanges)
  return new Map([...marks].map(([studentId, row]) => [studentId, inProportion(row, changes)]))
}

/**
 * Compares the cells of an exam that is both in the archive and here, without those that are empty on both sides.
 * Archived numbers are converted to the maximums here, unless `raw`.
 */
export function compareMarks(
  archived: ExamMarks,
  here: ExamMarks,
  archivedAt: Date,
  { raw = false }: { raw?: boolean } = {},
): ComparedCell[] {
  const before = raw
    ? currentMarks(archived.exam, archived.rows, archived.structureChanges)
    : archivedMarksHere(archived, here)
  const now = currentMarks(here.exam, here.rows, here.structureChanges)
  const compared: ComparedCell[] = []
  for (const studentId of new Set([...before.keys(), ...now.keys()])) {
    const [old, current] = [before.get(studentId) ?? {}, now.get(studentId) ?? {}]
    for (const leafId of new Set([...Object.keys(old), ...Object.keys(current)])) {
      const [archivedMark, hereMark] = [old[leafId], current[leafId]]
      const [archivedCell, hereCell] = [cellOf(archivedMark), cellOf(hereMark)]
      if (isEmptyCell(archivedCell) && isEmptyCell(hereCell)) continue
      compared.push({
        ...{ studentId, leafId, archived: archivedCell, archivedMark, here: hereCell, hereMark },
        comparison: comparisonOf(archivedCell, hereCell, hereMark, archivedAt),
      })
    }
  }
  return compared
}

function comparisonOf(
  archived: CellContent,
  here: CellContent,
  hereMark: StoredMark | undefined,
  archivedAt: Date,
): CellComparison {
  if (sameCell(archived, here)) return 'same'
  if (!hereMark) return 'new'
  if (isEmptyCell(archived)) return 'changed'
  return hereMark.at > archivedAt ? 'conflict' : 'changed'
}
