import { ObjectIdString } from '@classeur/contracts'
import { useEffect, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SheetEngine } from './engine/sheet-engine.ts'
import type { MarkGridHandle } from './grid/mark-grid.tsx'
import { startOfRow } from './model/sheet-names.ts'

/** `?student=` opens the sheet at the row of a student, as the gradebook's cells do; ignored for other students. */
export function useStartAtStudent(engine: SheetEngine, grid: RefObject<MarkGridHandle | null>): void {
  const [search] = useSearchParams()
  const asked = ObjectIdString.safeParse(search.get('student')).data
  useEffect(() => {
    const { sheet } = engine.state()
    // Run only once, so that the person can move on from there.
    if (asked !== undefined && sheet.students.some(({ id }) => id === asked)) {
      grid.current?.goTo(startOfRow(sheet, asked))
    }
  }, [engine, grid, asked])
}
