import { emptyContent, sameContent, type MarkReading } from '@classeur/domain/marks'
import { deneutralise } from '@classeur/domain/text'
import { normaliseName } from '@classeur/domain/roster'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { readText } from '../edit/take-text.ts'
import { studentName } from '../../model/sheet-text.ts'
import { isEnterable, keyOf, type GridColumn, type GridModel } from '../../model/grid-model.ts'
import type { PastedCell, PastePreview } from '../model/grid-state.ts'
import { isOneCell, type Range } from '../../model/position.ts'

type Block = readonly (readonly string[])[]

/** Normalised once for each list of students: a person pastes more than once. */
const normalised = new WeakMap<GridModel['students'], ReadonlySet<string>>()

function normalisedNames({ students }: GridModel): ReadonlySet<string> {
  const names =
    normalised.get(students) ?? new Set(students.map((student) => normaliseName(studentName(student))))
  normalised.set(students, names)
  return names
}

/** Student names at the start of each row of the block, as copied from another list; null if there are none. */
function namesOf(model: GridModel, block: Block): string[] | null {
  if ((block[0]?.length ?? 0) <= 1) return null
  const names = block.map((row) => normaliseName(deneutralise(row[0] ?? '')))
  const studentNames = normalisedNames(model)
  const matching = names.filter((name) => studentNames.has(name)).length
  return matching * 2 > names.length ? names : null
}

/** The texts from the corner of the selection on. A single text fills the selection. */
function textsFor(block: Block, selection: Range): Block {
  const only = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  if (only === null || isOneCell(selection)) return block
  const { top, bottom, first, last } = selection
  const row = Array.from({ length: last - first + 1 }, () => only)
  return Array.from({ length: bottom - top + 1 }, () => row)
}

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
  const names = namesOf(model, block)
  const marks = names ? block.map((row) => row.slice(1)) : block
  const nameAt = (row: number) => {
    const student = model.students[selection.top + row]
    return student ? normaliseName(studentName(student)) : undefined
  }
  const read = rememberMeanings()
  const unread = new Set(engine.state().unread.map(keyOf))
  const rows = new Map<string, ReadonlyMap<string, PastedCell>>()
  const count = { valid: 0, bad: 0, notTakingPart: 0, emptied: 0, outside: 0 }
  const range = { ...selection, bottom: selection.top, last: selection.first }
  for (const [down, texts] of textsFor(marks, selection).entries()) {
    const student = model.students[selection.top + down]
    const canEnter = isEnterable(student)
    const contents = student && engine.row(student.id)
    const cells = new Map<string, PastedCell>()
    for (const [along, text] of texts.entries()) {
      const column = model.columns[selection.first + along]
      if (!student || !column) {
        if (text.trim() !== '') count.outside += 1
        continue
      }
      range.bottom = selection.top + down
      range.last = Math.max(range.last, selection.first + along)
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
  return {
    ...{ range, rows, ...count, hasNames: names !== null },
    otherNames: names?.filter((name, row) => name !== nameAt(row)).length ?? 0,
  }
}
