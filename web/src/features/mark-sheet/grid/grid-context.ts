import { createContext, use, useSyncExternalStore } from 'react'
import type { Grid } from './model/grid.ts'
import type { GridState } from './model/grid-state.ts'

export const GridContext = createContext<Grid | null>(null)

/** The grid of the surrounding table. */
export function useGrid(): Grid {
  const grid = use(GridContext)
  if (!grid) throw new Error('useGrid is for the parts of a mark grid')
  return grid
}

/** Part of the grid's state. The component renders again when the value of `select` changes. */
export function useGridState<T>(select: (state: GridState) => T): T {
  const { store } = useGrid()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
