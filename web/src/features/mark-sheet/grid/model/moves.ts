import type { KeyboardPreferences } from '@classeur/contracts'
import { isEnterable, type GridModel } from '../../model/grid-model.ts'
import { nearestPosition, type Position } from '../../model/position.ts'

/** `next` and `previous` are questions, in reading direction. */
export type Move =
  | 'up'
  | 'down'
  | 'next'
  | 'previous'
  | 'top'
  | 'bottom'
  | 'first-question'
  | 'last-question'
  | 'start'
  | 'end'
  | 'page-up'
  | 'page-down'

/**
 * The position after an arrow key, Home, End, Page Up or Page Down. `pageRows` is the number of rows visible at once.
 */
export function moved(model: GridModel, { row, col }: Position, move: Move, pageRows: number): Position {
  const lastRow = model.students.length - 1
  const lastQuestion = model.columns.length - 1
  const to: Record<Move, Position> = {
    up: { row: row - 1, col },
    down: { row: row + 1, col },
    previous: { row, col: col - 1 },
    next: { row, col: col + 1 },
    top: { row: 0, col },
    bottom: { row: lastRow, col },
    'first-question': { row, col: 0 },
    'last-question': { row, col: lastQuestion },
    start: { row: 0, col: 0 },
    end: { row: lastRow, col: lastQuestion },
    'page-up': { row: Math.max(row - pageRows, 0), col },
    'page-down': { row: row + pageRows, col },
  }
  return nearestPosition(model, to[move])
}

/**
 * The position after Enter. Skips students whose marks can't be entered, and goes from the last student to the first of
 * the next question (or the other way round). Stays at the very end.
 */
export function entered(
  model: GridModel,
  from: Position,
  goesTo: KeyboardPreferences['enterGoesTo'],
  isBack: boolean,
): Position {
  const [rows, cols] = [model.students.length, model.columns.length]
  const step = isBack ? -1 : 1
  const byStudent = goesTo === 'student'
  const length = rows * cols
  const positionIn = (at: number): Position =>
    byStudent
      ? { row: at % rows, col: Math.floor(at / rows) }
      : { row: Math.floor(at / cols), col: at % cols }
  // From the totals and the note, go on as from the last question.
  const col = Math.min(from.col, cols - 1)
  const start = byStudent ? col * rows + from.row : from.row * cols + col
  for (let at = start + step; at >= 0 && at < length; at += step) {
    const next = positionIn(at)
    if (isEnterable(model.students[next.row])) return next
  }
  return from
}
