import {
  countedPoints,
  emptyContent,
  hintSlip,
  isEntered,
  paperMaximum,
  paperOutcome,
  readMark,
  sameContent,
  showMark,
  type MarkContent,
  type MarkProblem,
  type MarkReading,
  type PaperOutcome,
  type SlipHint,
} from '@classeur/domain/marks'
import { pointsOn20 } from '@classeur/domain/exams'
import type { RowContents } from '../../engine/sheet-engine.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import type { PaperDraft, SeenCell } from '../pile-drafts.ts'

/** One question of the open paper. */
export interface PaperCell {
  column: GridColumn
  text: string
  /** Null if the text isn't a mark. */
  content: MarkContent | null
  /** `rescaled-meanwhile`: the number was typed before a maximum changed, and would now have another meaning. */
  problem: MarkProblem | 'rescaled-meanwhile' | null
  nearest: readonly number[]
  /** The mark stored on the sheet. */
  saved: MarkContent
  /** True if the typed mark differs from the stored one. */
  isChanged: boolean
  /** The version of the cell when it was first typed into; null if it wasn't. */
  seen: SeenCell | null
  /** True if the question already had a status: Enter then skips it. */
  isPassed: boolean
}

/**
 * The state of the paper. `unread`: a text isn't a mark, or the total isn't a number. `no-total`: there is no total to
 * compare the sum with. `differs`: marks and total don't agree. `agrees`: the paper can be saved.
 */
export type PaperVerdict = 'unread' | 'no-total' | 'differs' | 'agrees'

export interface Paper {
  cells: readonly PaperCell[]
  /** Hundredths of a point. */
  sum: number
  /** The maximum of the sum, without questions excluded by a status. */
  maximumHundredths: number
  outcome: PaperOutcome
  /** Null if the field is empty or isn't a number. */
  total: number | null
  isTotalUnread: boolean
  /** False for a single question, whose mark is the total. */
  asksTotal: boolean
  entered: number
  verdict: PaperVerdict
}

const read = (text: string, { context }: GridColumn): MarkReading =>
  text.trim() === '' ? { ok: true, content: emptyContent } : readMark(text, context)

function readCell(
  column: GridColumn,
  saved: MarkContent,
  { texts, seen }: PaperDraft,
  epoch: number,
): PaperCell {
  const typed = texts[column.leaf.id]
  const text = typed ?? showMark(saved, column.context)
  const reading: MarkReading = typed === undefined ? { ok: true, content: saved } : read(text, column)
  const cell = {
    ...{ column, text, saved, isPassed: typed === undefined && saved.status !== null },
    seen: (typed === undefined ? undefined : seen[column.leaf.id]) ?? null,
  }
  if (cell.seen && cell.seen.epoch < epoch && text.trim() !== '')
    return { ...cell, content: null, problem: 'rescaled-meanwhile', nearest: [], isChanged: true }
  return reading.ok
    ? {
        ...{ ...cell, content: reading.content, problem: null, nearest: [] },
        isChanged: !sameContent(reading.content, saved),
      }
    : { ...cell, content: null, problem: reading.problem, nearest: reading.nearest, isChanged: true }
}

/**
 * Reads a total like a mark, but on the finest step and without the maximum. The comparison then reports a total that
 * doesn't fit.
 */
function readTotal(text: string, maximum: number, columns: readonly GridColumn[]): number | null {
  const [column] = columns
  if (!column || text.trim() === '') return null
  const leaf = { maxHundredths: Math.max(maximum, 1), stepHundredths: 25, isBonus: true } as const
  const reading = readMark(text, { ...column.context, scale: pointsOn20, leaf })
  return reading.ok ? reading.content.valueHundredths : null
}

/** Combines a student's marks on the sheet with the texts typed for the paper. `epoch` is the current epoch. */
export function readPaper(
  columns: readonly GridColumn[],
  maximumHundredths: number,
  row: RowContents,
  draft: PaperDraft,
  epoch: number,
): Paper {
  const cells = columns.map((column) => readCell(column, row[column.leaf.id] ?? emptyContent, draft, epoch))
  const sum = cells.reduce((all, { content }) => all + (countedPoints(content ?? emptyContent) ?? 0), 0)
  const total = readTotal(draft.total, maximumHundredths, columns)
  const asksTotal = columns.length > 1
  const isTotalUnread = asksTotal && draft.total.trim() !== '' && total === null
  const questions = cells.map(({ column: { leaf }, content }) => ({ leaf, content }))
  // A paper that wasn't handed in or doesn't count has no total written on it.
  const hasNoTotal = draft.total.trim() === '' && cells.every(({ content }) => content?.status)
  const isUnread = isTotalUnread || cells.some(({ content }) => content === null)
  const verdict = isUnread
    ? 'unread'
    : !asksTotal || hasNoTotal
      ? 'agrees'
      : total === null
        ? 'no-total'
        : total === sum
          ? 'agrees'
          : 'differs'
  const entered = cells.filter(({ content }) => isEntered(content ?? undefined)).length
  return {
    ...{ cells, sum, outcome: paperOutcome(questions), maximumHundredths: paperMaximum(questions) },
    ...{ total, isTotalUnread, asksTotal, entered, verdict },
  }
}

/** A hint, with its positions as questions of the paper. */
export interface PaperHint extends Omit<SlipHint, 'positions'> {
  positions: readonly {
    column: GridColumn
    /** Texts that would correct the sum, by question id; null if only the paper can tell. */
    texts: Readonly<Record<string, string>> | null
  }[]
}

/** The possible mistakes if marks and total differ. */
export function hintsOf(paper: Paper): PaperHint[] {
  if (paper.verdict !== 'differs' || paper.total === null) return []
  const counted = paper.cells.filter(({ content }) => content !== null && content.status === null)
  const hints = hintSlip(
    counted.map(({ content }) => content?.valueHundredths ?? null),
    counted.map(({ column }) => column.leaf),
    paper.total,
  )
  const textsOf = (marks: readonly (number | null)[]) =>
    Object.fromEntries(
      counted.flatMap(({ column, content }, index) => {
        const valueHundredths = marks[index] ?? null
        return valueHundredths === content?.valueHundredths
          ? []
          : [[column.leaf.id, showMark({ valueHundredths, status: null }, column.context)]]
      }),
    )
  return hints.map(({ positions, ...hint }) => ({
    ...hint,
    positions: positions.flatMap(({ index, marks }) => {
      const column = counted[index]?.column
      return column ? [{ column, texts: marks && textsOf(marks) }] : []
    }),
  }))
}
