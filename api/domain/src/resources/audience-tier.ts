import { compareShares, meanShare, type ExactShare } from '../marks/shares/exact-share.ts'
import type { ResourceTier } from './item.ts'

/** Below a third of the points, support; below three quarters, core; otherwise challenge. */
const supportBelow: ExactShare = '1/3'
const coreBelow: ExactShare = '3/4'

/** How demanding a sheet should be for readers with these shares of the skills; core if nothing is known. */
export function tierOfShares(shares: readonly (ExactShare | null)[]): ResourceTier {
  const mean = meanShare(shares.flatMap((share) => share ?? []))
  if (mean === null) return 'core'
  if (compareShares(mean, supportBelow) < 0) return 'support'
  return compareShares(mean, coreBelow) < 0 ? 'core' : 'challenge'
}
