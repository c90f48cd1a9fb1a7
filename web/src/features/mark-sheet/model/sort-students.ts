import { compareResults } from '@classeur/domain/marks'
import type { SheetStudent } from '@classeur/contracts'
import type { RowContents } from '../engine/sheet-engine.ts'
import { studentName } from './sheet-text.ts'
import { totalOf, type RowTotal } from './figures/total-of.ts'
import type { GridModel } from './grid-model.ts'
import type { SheetView } from './sheet-view.ts'

const noMarks: RowContents = {}
const pointsOf = ({ pointsHundredths }: RowTotal) => pointsHundredths ?? 0

/**
 * Ids of all students in the requested order, by the current marks. Papers without a result come last in both
 * directions; ties keep the order of the class list.
 */
export function sortedIds(
  model: GridModel,
  rows: ReadonlyMap<string, RowContents>,
  { by, isDescending }: Pick<SheetView, 'by' | 'isDescending'>,
  language: string,
): string[] {
  const sign = isDescending ? -1 : 1
  const students = [...model.everybody]
  if (by === 'list') return students.map(({ id }) => id)
  if (by === 'name') {
    const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
    const byName = (a: SheetStudent, b: SheetStudent) => sign * compare(studentName(a), studentName(b))
    return students.sort(byName).map(({ id }) => id)
  }
  return students
    .map(({ id }) => ({ id, total: totalOf(model, rows.get(id) ?? noMarks) }))
    .sort(({ total: a }, { total: b }) => {
      if (a.share === null || b.share === null) return Number(a.share === null) - Number(b.share === null)
      return sign * (by === 'result' ? compareResults(a, b) : pointsOf(a) - pointsOf(b))
    })
    .map(({ id }) => id)
}
