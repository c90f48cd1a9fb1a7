import type { ReactNode } from 'react'

/** Explains one number: how it is computed, from which values, and who is left out. */
export interface HowComputed {
  title: string
  /** In general symbols. */
  formula: ReactNode
  /** The same formula with this sheet's numbers, such as "10/9 · (1 − 6.045 / 29.849) = 0.886". */
  numbers?: string
  rows: readonly { label: string; value: ReactNode }[]
}
