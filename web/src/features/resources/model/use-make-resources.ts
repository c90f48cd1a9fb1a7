import { useQueryClient } from '@tanstack/react-query'
import { requestKeyFor } from '../../../http/request-keys/request-key.ts'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import type { SheetsRequest } from './request-values.ts'
import { generateResource, resourceListsKey } from './resource-queries.ts'

/**
 * Returns the function that asks for the sheets. The key follows from the request and the batch before it, so a double
 * click or a second tab starts one batch.
 */
export function useMakeResources(lastBatchId: string | null) {
  const client = useQueryClient()
  return async (request: SheetsRequest): Promise<void> => {
    const ask = async (after: string | null) => generateResource(await requestKeyFor(after, request), request)
    const accepted = await ask(lastBatchId)
    // Another device made these sheets a while ago; this request is for new ones.
    const made = accepted.earlier ? await ask(accepted.generationId) : accepted
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    await Promise.all([
      readGeneration(made.generationId),
      client.invalidateQueries({ queryKey: resourceListsKey }),
    ])
  }
}
