import { MediaImage, type PublicationState } from '@classeur/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { http } from '../../http/client.ts'
import { onReconnect, onServerEvent } from '../socket.ts'

/**
 * Refetches the person's pictures when one goes to the trash or returns, when an operator or reports change its
 * publication, and after a reconnect. Returns the unsubscriber.
 * @param onChange called with the name and the present state of a picture whose publication changed
 */
export function followImages(
  client: QueryClient,
  onChange: (name: string, publication: PublicationState) => void,
): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: ['images'] })
  const stops = [
    onServerEvent('image:publication-changed', ({ imageId }) => {
      readAgain()
      http.get(`/api/images/${imageId}`, MediaImage).then(
        ({ name, publication }) => onChange(name, publication),
        // The picture was deleted in the meantime, or the server is away: the list shows the state later.
        () => undefined,
      )
    }),
    onServerEvent('image:changed', readAgain),
    onReconnect(readAgain),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
