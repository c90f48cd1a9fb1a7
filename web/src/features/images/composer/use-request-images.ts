import type { ImageRequest, ImagesAccepted } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import { askForImages } from './ask-for-images.ts'

/**
 * Requests pictures. The request key follows from the input and the outcome of the last request, so that a double
 * click, another tab or a lost response never starts (or charges) twice. `refused` gives the reason why some weren't
 * accepted.
 */
export function useRequestImages() {
  const client = useQueryClient()
  const [refused, setRefused] = useState<ImagesAccepted['refused']>(null)
  return {
    refused,
    async request(picture: ImageRequest, count: number, before: string | null): Promise<ImagesAccepted> {
      setRefused(null)
      const accepted = await askForImages(picture, count, before)
      setRefused(accepted.refused)
      for (const { generationId } of accepted.generations) void readGeneration(generationId)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      return accepted
    },
  }
}
