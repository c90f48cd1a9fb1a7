import type { EqualColumn, Outlier, SheetChecks, TotalDifference } from '@classeur/domain/marks'
import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../../config/create-store.ts'

/** Names of findings, with the numbers in them: what changes afterwards is a new finding. */
export const keyOfTotal = ({ studentId, totalHundredths, sumHundredths }: TotalDifference): string =>
  `total ${studentId} ${totalHundredths} ${sumHundredths}`
export const keyOfEqual = ({ leafId, valueHundredths }: EqualColumn): string =>
  `equal ${leafId} ${valueHundredths}`
export const keyOfOutlier = ({ studentId, shareBasisPoints }: Outlier): string =>
  `outlier ${studentId} ${shareBasisPoints}`

/** Everything that stands out, as names. */
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
    // Written by something else, or not to be read: every finding is shown, which is where one starts.
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

/** Findings the teacher has looked at and found right, on this device; they are not brought up again. */
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
        // Full or forbidden: it holds for as long as this window is open.
      }
    },
  }
}
