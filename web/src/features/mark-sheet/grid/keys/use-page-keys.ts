import { useEffect } from 'react'
import { onPageKey } from './on-page-key.ts'
import type { MountedGrid } from '../model/create-grid.ts'

/** Handles keys pressed outside the table. */
export function usePageKeys(grid: MountedGrid): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPageKey(grid, event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [grid])
}
