import type { QueryClient } from '@tanstack/react-query'
import { latestClassesQuery } from '../../http/queries/school-class.ts'
import { walletQuery } from '../../http/queries/wallet.ts'
import { followGenerations } from '../../realtime/generations/follow-generations.ts'
import { readListUnlessLoaded } from '../../realtime/generations/generation-reads.ts'
import { markingQuery } from './model/marking-query.ts'
import { recentLessonPlansQuery } from './model/lesson-plans-query.ts'
import { recentPicturesQuery } from './model/pictures-query.ts'

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
