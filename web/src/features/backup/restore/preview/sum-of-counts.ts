import type { RestoreCounts } from '@classeur/contracts'

/** The counts of all classes together. */
export const sumOfCounts = (all: readonly RestoreCounts[]): RestoreCounts =>
  all.reduce(
    (sum, one) => ({
      new: sum.new + one.new,
      same: sum.same + one.same,
      changed: sum.changed + one.changed,
      conflicts: sum.conflicts + one.conflicts,
    }),
    { new: 0, same: 0, changed: 0, conflicts: 0 },
  )
