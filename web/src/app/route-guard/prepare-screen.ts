import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/** Starts the requests whose responses determine the height of a screen. */
export type Prepare = (client: QueryClient) => Promise<unknown>

/** After this time the screen opens with skeletons. */
const longestPreparationMs = 300

/** Waits a limited time for a screen's requests. The screen itself reports a failed request. */
export async function prepareScreen(prepare: Prepare): Promise<void> {
  const ready = prepare(queryClient).catch(() => undefined)
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, longestPreparationMs))])
}
