import type { QueryClient } from '@tanstack/react-query'
import { walletQuery } from '../../http/wallet.ts'
import { followGenerations } from '../../realtime/generations/follow-generations.ts'
import { readListUnlessLoaded } from '../../realtime/generations/generation-reads.ts'
import { recentLessonPlansQuery } from './api/recent-lesson-plans.ts'

/** Everything that decides how tall the home page's cards are. */
export function prepare(client: QueryClient): Promise<unknown> {
  followGenerations()
  return Promise.all([
    readListUnlessLoaded(),
    client.ensureQueryData(walletQuery),
    client.ensureQueryData(recentLessonPlansQuery),
  ])
}
