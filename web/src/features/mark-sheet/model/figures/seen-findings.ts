import type { EqualColumn, Outlier, SheetChecks, TotalDifference } from '@classeur/domain/marks'
import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../../../config/create-store.ts'

/** Keys of findings. They contain the numbers, so a later change makes a new finding. */
export const keyOfTotal = ({ studentId, totalHundredths, sumHundredths }: TotalDifference): string =>
  `total ${studentId} ${totalHundredths} ${sumHundredths}`
export const keyOfEqual = ({ leafId, valueHundredths }: EqualColumn): string =>
  `equal ${leafId} ${valueHundredths}`
export const keyOfOutlier = ({ studentId, shareBasisPoints }: Outlier): string =>
  `outlier ${studentId} ${shareBasisPoints}`

/** The keys of all findings on a sheet. */
export const findingsOf = ({ totalDifferences, equalColumns, outliers }: SheetChecks): string[] => [
  ...totalDifferences.map(keyOfTotal),
  ...equalColumns.map(keyOfEqual),
  ...outliers.map(keyOfOutlier),
]

const storageKey = (examId: string) => `classeur:seen-findings:${examId}`
const mostKept = 500

function readSeen(examId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(examId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    // If the stored value is missing or unreadable, show every finding.
    return []
  }
}

type Seen = Store<readonly string[]>
const stores = new Map<string, Seen>()

function storeOf(examId: string): Seen {
  const store = stores.get(examId) ?? createStore(readSeen(examId))
  stores.set(examId, store)
  return store
}

/** Findings that the teacher has dismissed on this device; they aren't shown again. */
export function useSeenFindings(examId: string): { keys: ReadonlySet<string>; see: (key: string) => void } {
  const store = storeOf(examId)
  const keys = useSyncExternalStore(store.subscribe, store.get)
  return {
    keys: new Set(keys),
    see: (key) => {
      store.set([...store.get(), key].slice(-mostKept))
      try {
        localStorage.setItem(storageKey(examId), JSON.stringify(store.get()))
      } catch {
        // Storage is full or denied, so the dismissal lasts only until the tab closes.
      }
    },
  }
}
