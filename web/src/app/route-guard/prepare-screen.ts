import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/** Begins the reads whose answers give a screen its height. */
export type Prepare = (client: QueryClient) => Promise<unknown>

/** A screen that waited longer for its answers shows skeletons instead. */
const longestPreparationMs = 300

/** Waits for answers that are on their way, but not for long; what failed is said by the screen itself. */
export async function prepareScreen(prepare: Prepare): Promise<void> {
  const ready = prepare(queryClient).catch(() => undefined)
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, longestPreparationMs))])
}
