import { isEntered } from '../results/result-of.ts'
import type { Language } from '../../text/language.ts'
import type { MarkProblem } from '../grammar/mark-reading.ts'
import { readMark } from '../grammar/read-mark.ts'
import { showMark } from '../grammar/show-mark.ts'
import { emptyContent, sameContent, type MarkContent } from '../mark-content.ts'
import { decimalText } from './decimal-text.ts'
import type { FileCell, ReadSheet } from './read-sheet-table.ts'
import type { FileSheet } from './sheet-table.ts'
import { namedQuestions } from './question-names.ts'

/** A cell of a file with its change. */
export interface PlannedCell extends FileCell {
  from: MarkContent
  to: MarkContent
}

export interface MarksImportPlan {
  /** Cells that are empty so far. */
  fresh: PlannedCell[]
  /** Cells whose content is replaced. */
  changed: PlannedCell[]
  /** Number of cells that already have this content. */
  equal: number
  unread: (FileCell & { problem: MarkProblem; nearest: readonly number[] })[]
}

/**
 * Plans the effect of an import on each cell. A text that equals the export of the cell's content counts as
 * unchanged, even if it can't be typed any more (above a maximum that was lowered since).
 */
export function planMarksImport(
  { cells, language: fileLanguage }: Pick<ReadSheet, 'cells' | 'language'>,
  sheet: FileSheet,
  reader: Language,
): MarksImportPlan {
  const language = fileLanguage ?? reader
  const scale = sheet.exam.effectiveScale
  const leaves = new Map(namedQuestions(sheet.exam.structure).map(({ leaf }) => [leaf.id, leaf]))
  const plan: MarksImportPlan = { fresh: [], changed: [], equal: 0, unread: [] }
  for (const cell of cells) {
    const leaf = leaves.get(cell.leafId)
    if (!leaf) continue
    const from = sheet.marks.get(cell.studentId)?.[cell.leafId] ?? emptyContent
    const context = { leaf, scale, language }
    if (writtenFor(from, context).includes(cell.text)) {
      plan.equal += 1
      continue
    }
    const reading = readMark(cell.text, context)
    if (!reading.ok) plan.unread.push({ ...cell, problem: reading.problem, nearest: reading.nearest })
    else if (sameContent(from, reading.content)) plan.equal += 1
    else plan[isEntered(from) ? 'changed' : 'fresh'].push({ ...cell, from, to: reading.content })
  }
  return plan
}

const writtenFor = (content: MarkContent, context: Parameters<typeof readMark>[1]): string[] => {
  if (content.status !== null) return [showMark(content, { ...context, digits: 'latin' })]
  const { valueHundredths } = content
  return valueHundredths === null
    ? []
    : (['.', ','] as const).map((mark) => decimalText(valueHundredths, mark))
}
