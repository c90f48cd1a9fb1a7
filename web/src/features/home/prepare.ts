import type { QueryClient } from '@tanstack/react-query'
import { latestClassesQuery } from '../../http/school-class.ts'
import { walletQuery } from '../../http/wallet.ts'
import { followGenerations } from '../../realtime/generations/follow-generations.ts'
import { readListUnlessLoaded } from '../../realtime/generations/generation-reads.ts'
import { markingQuery } from './api/marking.ts'
import { recentLessonPlansQuery } from './api/recent-lesson-plans.ts'
import { recentPicturesQuery } from './api/recent-pictures.ts'

/** Loads everything that decides which panels the home page shows, and their heights. */
export function prepare(client: QueryClient): Promise<unknown> {
  followGenerations()
  return Promise.all([
    readListUnlessLoaded(),
    client.ensureQueryData(latestClassesQuery),
    client.ensureQueryData(markingQuery),
    client.ensureQueryData(walletQuery),
    client.ensureQueryData(recentLessonPlansQuery),
    client.ensureQueryData(recentPicturesQuery),
  ])
}
