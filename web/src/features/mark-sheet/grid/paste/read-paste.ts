import { emptyContent, sameContent, type MarkReading } from '@classeur/domain/marks'
import { keyOf } from '../../engine/cell-key.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { readText } from '../edit/take-text.ts'
import { isEnterable, type GridColumn, type GridModel } from '../../model/grid-model.ts'
import type { PastedCell, PastePreview } from '../model/grid-state.ts'
import type { Range } from '../../model/position.ts'
import { placeBlock, type Block } from './place-block.ts'

type Meaning = Pick<PastedCell, 'content' | 'problem' | 'nearest'>

const none: readonly number[] = []
const notTakingPart: Meaning = { content: null, problem: 'not-taking-part', nearest: none }

const meaningOf = (reading: MarkReading): Meaning =>
  reading.ok
    ? { content: reading.content, problem: null, nearest: none }
    : { content: null, problem: reading.problem, nearest: reading.nearest }

/** A column of a block repeats a few texts: each is read once. */
function rememberMeanings(): (text: string, column: GridColumn) => Meaning {
  const byColumn = new Map<GridColumn, Map<string, Meaning>>()
  return (text, column) => {
    let byText = byColumn.get(column)
    if (!byText) byColumn.set(column, (byText = new Map<string, Meaning>()))
    let meaning = byText.get(text)
    if (!meaning) byText.set(text, (meaning = meaningOf(readText(text, column))))
    return meaning
  }
}

/** Reads a pasted block and computes its effects, without writing anything. */
export function readPaste(
  model: GridModel,
  engine: SheetEngine,
  block: Block,
  selection: Range,
): PastePreview {
  const placed = placeBlock(model, block, selection)
  const read = rememberMeanings()
  const unread = new Set(engine.state().unread.map(keyOf))
  const rows = new Map<string, ReadonlyMap<string, PastedCell>>()
  const count = { valid: 0, bad: 0, notTakingPart: 0, emptied: 0, outside: 0 }
  const range = { top: model.students.length, bottom: -1, first: model.columns.length, last: -1 }
  for (const [down, texts] of placed.texts.entries()) {
    const row = placed.rows[down] ?? null
    const student = row === null ? undefined : model.students[row]
    // A name that isn't here is reported instead of its marks.
    if (!student && placed.hasNames) continue
    const canEnter = isEnterable(student)
    const contents = student && engine.row(student.id)
    const cells = new Map<string, PastedCell>()
    for (const [along, text] of texts.entries()) {
      const col = placed.columns[along] ?? null
      const column = col === null ? undefined : model.columns[col]
      if (!student || !column || row === null || col === null) {
        if (text.trim() !== '') count.outside += 1
        continue
      }
      range.top = Math.min(range.top, row)
      range.bottom = Math.max(range.bottom, row)
      range.first = Math.min(range.first, col)
      range.last = Math.max(range.last, col)
      if (!canEnter && text.trim() === '') continue
      const leafId = column.leaf.id
      const ref = { studentId: student.id, leafId }
      const { content, problem, nearest } = canEnter ? read(text, column) : notTakingPart
      const isSame =
        content !== null &&
        sameContent(content, contents?.[leafId] ?? emptyContent) &&
        !(unread.size > 0 && unread.has(keyOf(ref)))
      cells.set(leafId, { ref, text, isSame, seen: engine.seen(ref), content, problem, nearest })
      if (!canEnter) count.notTakingPart += 1
      else if (content === null) count.bad += 1
      else if (!isSame) {
        count.valid += 1
        if (content.status === null && content.valueHundredths === null) count.emptied += 1
      }
    }
    if (student && cells.size > 0) rows.set(student.id, cells)
  }
  const { hasHeadings, hasNames, unknownNames, sharedNames } = placed
  const { top, first } = selection
  return {
    range: range.bottom === -1 ? { top, bottom: top, first, last: first } : range,
    ...{ rows, ...count, hasHeadings, hasNames, unknownNames, sharedNames },
  }
}
