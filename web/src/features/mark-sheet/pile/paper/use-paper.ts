import { useCallback, useSyncExternalStore } from 'react'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { emptyPaper, withPaper, type SeenCell } from '../pile-drafts.ts'
import { readPaper } from './read-paper.ts'
import type { Pile } from '../use-pile.ts'

/** The current paper of one student, with the functions that change it. */
export function usePaper(engine: SheetEngine, { model, draft, drafts, epoch }: Pile, studentId: string) {
  const subscribe = useCallback(
    (listener: () => void) => engine.subscribeRow(studentId, listener),
    [engine, studentId],
  )
  const row = useSyncExternalStore(subscribe, () => engine.row(studentId))
  const typed = draft.papers[studentId] ?? emptyPaper
  const change = (fields: Partial<typeof typed>) => {
    const before = drafts.get().papers[studentId] ?? emptyPaper
    drafts.set(withPaper(drafts.get(), studentId, { ...before, ...fields }))
  }
  return {
    paper: readPaper(model.columns, model.maximumHundredths, row, typed, epoch),
    totalText: typed.total,
    typeMarks: (texts: Readonly<Record<string, string>>) => {
      const before = drafts.get().papers[studentId] ?? emptyPaper
      const seenNow = (leafId: string): SeenCell => ({
        base: before.seen[leafId]?.base ?? engine.cell({ studentId, leafId }).saved?.version ?? 0,
        epoch,
      })
      const seen = Object.fromEntries(Object.keys(texts).map((leafId) => [leafId, seenNow(leafId)]))
      change({ texts: { ...before.texts, ...texts }, seen: { ...before.seen, ...seen } })
    },
    typeTotal: (total: string) => change({ total }),
  }
}
