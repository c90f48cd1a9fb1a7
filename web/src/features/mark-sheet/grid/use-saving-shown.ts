import { useEffect } from 'react'
import type { Grid } from './model/grid.ts'

/** Most marks are saved sooner. Drawing and removing a sign in each cell of a paste would then only cost time. */
const shownAfterMs = 100

/** Shows in the cells that they are being saved, once that takes noticeable time. */
export function useSavingShown({ engine, store }: Grid): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isSaving = () => engine.state().save === 'saving'
    const follow = () => {
      if (isSaving()) timer ??= setTimeout(() => store.update({ isSavingShown: isSaving() }), shownAfterMs)
      else {
        clearTimeout(timer)
        timer = undefined
        store.update({ isSavingShown: false })
      }
    }
    follow()
    const unsubscribe = engine.subscribe(follow)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [engine, store])
}
