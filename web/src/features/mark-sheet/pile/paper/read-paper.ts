import {
  countedPoints,
  emptyContent,
  hintSlip,
  isEntered,
  readMark,
  sameContent,
  showMark,
  type MarkContent,
  type MarkProblem,
  type MarkReading,
  type SlipHint,
} from '@classeur/domain/marks'
import { pointsOn20 } from '@classeur/domain/exams'
import type { RowContents } from '../../engine/sheet-engine.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import { countedMaximum, outcomeOf, type PaperOutcome } from './paper-outcome.ts'
import type { PaperDraft, SeenCell } from '../pile-drafts.ts'

/** One question of the paper that is open. */
export interface PaperCell {
  column: GridColumn
  text: string
  /** Null when the text is no mark here. */
  content: MarkContent | null
  /** `rescaled-meanwhile`: typed before a maximum changed, the number would mean something else now. */
  problem: MarkProblem | 'rescaled-meanwhile' | null
  nearest: readonly number[]
  /** The mark stored on the sheet. */
  saved: MarkContent
  /** Something else than what the sheet holds. */
  isChanged: boolean
  /** What it held when it was typed into; null when it was not. */
  seen: SeenCell | null
  /** A status stood here before: the marks go on behind it. */
  isPassed: boolean
}

/**
 * How the paper stands. `unread`: a text is no mark, or the total no number. `no-total`: nothing to hold the sum
 * against. `differs`: marks and total do not agree. `agrees`: it can be saved.
 */
export type PaperVerdict = 'unread' | 'no-total' | 'differs' | 'agrees'

export interface Paper {
  cells: readonly PaperCell[]
  /** Hundredths of a point. */
  sum: number
  /** The maximum of the sum, without questions excluded by a status. */
  maximumHundredths: number
  outcome: PaperOutcome
  /** Null when nothing was typed, or no number. */
  total: number | null
  isTotalUnread: boolean
  /** One question: its mark is the total. */
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

/** Totals are read like marks, on any step that marks have and beyond the maximum: what does not fit is told then. */
function readTotal(text: string, maximum: number, columns: readonly GridColumn[]): number | null {
  const [column] = columns
  if (!column || text.trim() === '') return null
  const leaf = { maxHundredths: Math.max(maximum, 1), stepHundredths: 25, isBonus: true } as const
  const reading = readMark(text, { ...column.context, scale: pointsOn20, leaf })
  return reading.ok ? reading.content.valueHundredths : null
}

/** The paper of one student: what the sheet holds, with what was typed on top of it. `epoch`: what numbers mean now. */
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
  const outcome = outcomeOf(cells)
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
    ...{ cells, sum, outcome, maximumHundredths: countedMaximum(cells) },
    ...{ total, isTotalUnread, asksTotal, entered, verdict },
  }
}

/** A hint with its places as questions of the paper. */
export interface PaperHint extends Omit<SlipHint, 'places'> {
  places: readonly {
    column: GridColumn
    /** Texts that would make the sum right, by the id of the question; null when only the paper can tell. */
    texts: Readonly<Record<string, string>> | null
  }[]
}

/** Where the slip may be, when marks and total differ. */
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
  return hints.map(({ places, ...hint }) => ({
    ...hint,
    places: places.flatMap(({ index, marks }) => {
      const column = counted[index]?.column
      return column ? [{ column, texts: marks && textsOf(marks) }] : []
    }),
  }))
}
