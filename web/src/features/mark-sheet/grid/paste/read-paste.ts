import { emptyContent, sameContent, type MarkReading } from '@classeur/domain/marks'
import { deneutralise } from '@classeur/domain/text'
import { normaliseName } from '@classeur/domain/roster'
import type { CellRef } from '@classeur/contracts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { readText } from '../edit/take-text.ts'
import { studentName } from '../../model/sheet-text.ts'
import { isEnterable, keyOf, refAt, type GridColumn, type GridModel } from '../../model/grid-model.ts'
import type { PastedCell, PastePreview } from '../model/grid-state.ts'
import { isOneCell, positionsOf, type Position, type Range } from '../../model/position.ts'

/** Student names at the start of each row of the block, as copied from another list; null if there are none. */
function namesOf(model: GridModel, block: readonly (readonly string[])[]): string[] | null {
  const studentNames = new Set(model.students.map((student) => normaliseName(studentName(student))))
  const names = block.map((row) => normaliseName(deneutralise(row[0] ?? '')))
  const matching = names.filter((name) => studentNames.has(name)).length
  return (block[0]?.length ?? 0) > 1 && matching * 2 > names.length ? names : null
}

/** The target cell of each text: from the corner of the selection on. A single text fills the selection. */
function* targets(
  block: readonly (readonly string[])[],
  selection: Range,
): Generator<{ position: Position; text: string }> {
  const only = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (only !== null && !isOneCell(selection)) {
    for (const position of positionsOf(selection)) yield { position, text: only }
    return
  }
  for (const [down, row] of block.entries())
    for (const [along, text] of row.entries())
      yield { position: { row: selection.top + down, col: selection.first + along }, text }
}

/** A column of a block repeats a few texts. */
function rememberReadings(): typeof readText {
  const byColumn = new Map<GridColumn, Map<string, MarkReading>>()
  return (text, column) => {
    const byText = byColumn.get(column) ?? new Map<string, MarkReading>()
    byColumn.set(column, byText)
    const reading = byText.get(text) ?? readText(text, column)
    byText.set(text, reading)
    return reading
  }
}

/** `reading` is null if no mark can be entered in the cell. */
function meaningOf(reading: MarkReading | null): Pick<PastedCell, 'content' | 'problem' | 'nearest'> {
  if (!reading) return { content: null, problem: 'not-taking-part', nearest: none }
  if (reading.ok) return { content: reading.content, problem: null, nearest: none }
  return { content: null, problem: reading.problem, nearest: reading.nearest }
}

const none: readonly number[] = []

/** Reads a pasted block and computes its effects, without writing anything. */
export function readPaste(
  model: GridModel,
  engine: SheetEngine,
  block: readonly (readonly string[])[],
  selection: Range,
): PastePreview {
  const names = namesOf(model, block)
  const marks = names ? block.map((row) => row.slice(1)) : block
  const nameAt = (row: number) => {
    const student = model.students[selection.top + row]
    return student ? normaliseName(studentName(student)) : undefined
  }
  const read = rememberReadings()
  const unread = new Set(engine.state().unread.map(keyOf))
  const contentOf = ({ studentId, leafId }: CellRef) => engine.row(studentId)[leafId] ?? emptyContent
  const cells = new Map<string, PastedCell>()
  const count = { valid: 0, bad: 0, notTakingPart: 0, emptied: 0, outside: 0 }
  const range = { ...selection, bottom: selection.top, last: selection.first }
  for (const { position, text } of targets(marks, selection)) {
    const [ref, column] = [refAt(model, position), model.columns[position.col]]
    if (!ref || !column) {
      if (text.trim() !== '') count.outside += 1
      continue
    }
    range.bottom = Math.max(range.bottom, position.row)
    range.last = Math.max(range.last, position.col)
    const key = keyOf(ref)
    const canEnter = isEnterable(model.students[position.row])
    if (!canEnter && text.trim() === '') continue
    const reading = canEnter ? read(text, column) : null
    const isSame = reading?.ok === true && !unread.has(key) && sameContent(reading.content, contentOf(ref))
    cells.set(key, { ref, text, isSame, seen: engine.seen(ref), ...meaningOf(reading) })
    if (!reading) count.notTakingPart += 1
    else if (!reading.ok) count.bad += 1
    else if (!isSame) {
      count.valid += 1
      if (reading.content.status === null && reading.content.valueHundredths === null) count.emptied += 1
    }
  }
  return {
    ...{ range, cells, ...count, hasNames: names !== null },
    otherNames: names?.filter((name, row) => name !== nameAt(row)).length ?? 0,
  }
}
