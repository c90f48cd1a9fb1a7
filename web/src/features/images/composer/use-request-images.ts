import type { ImageRequest, ImagesAccepted } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { walletQuery } from '../../../http/wallet.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import { askForImages } from './ask-for-images.ts'

/**
 * Asks for pictures. The request key follows from what is asked for and what came of the last wish, so that a double
 * press, another tab or a lost answer never starts (or pays) twice. `refused` tells why some were not accepted.
 */
export function useRequestImages(onAccepted: (accepted: ImagesAccepted) => void) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<ImagesAccepted['refused']>(null)
  const submission = useSubmission(async (request: ImageRequest, count: number, before: string | null) => {
    setRefused(null)
    const accepted = await askForImages(request, count, before)
    setRefused(accepted.refused)
    for (const { generationId } of accepted.generations) void readGeneration(generationId)
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    onAccepted(accepted)
  })
  return { ...submission, refused }
}
