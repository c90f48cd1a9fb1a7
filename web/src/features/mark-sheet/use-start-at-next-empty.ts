import type { CellRef, KeyboardPreferences } from '@classeur/contracts'
import { useEffect, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MarkGridHandle } from './grid/mark-grid.tsx'
import { checksOf } from './model/figures/sheet-figures.ts'
import type { SheetEngine } from './engine/sheet-engine.ts'

/** The first empty cell in the direction of Enter: in the first question with one, or in the first paper with one. */
function nextEmpty(engine: SheetEngine, { enterGoesTo }: KeyboardPreferences): CellRef | null {
  const { missingByQuestion, missingByStudent } = checksOf(engine.state().sheet, engine.rows())
  const [question] = missingByQuestion
  const [paper] = missingByStudent
  const down = question && { studentId: question.studentIds[0] ?? '', leafId: question.leafId }
  const along = paper && { studentId: paper.studentId, leafId: paper.leafIds[0] ?? '' }
  return (enterGoesTo === 'student' ? down : along) ?? null
}

/** `?go=next-empty` opens the sheet at the next empty cell, also after a reload. */
export function useStartAtNextEmpty(
  engine: SheetEngine,
  grid: RefObject<MarkGridHandle | null>,
  keyboard: KeyboardPreferences,
): void {
  const [search] = useSearchParams()
  const isAsked = search.get('go') === 'next-empty'
  useEffect(() => {
    const cell = isAsked ? nextEmpty(engine, keyboard) : null
    if (cell) grid.current?.goTo(cell)
    // Run only once, so that the person can move on from there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, isAsked])
}
