import { userRoom, type PublicationState } from '@classeur/contracts'
import type { SocketServer } from './socket-server.ts'

/** The picture whose publication changed; `_id` converts to the id as text. */
export interface AnnouncedImage {
  _id: unknown
  ownerId: string
  publication: PublicationState
}

/** Notifies the owner of a picture, on every replica, that its publication changed; clients read it over HTTP. */
export const createImageAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  ({ _id, ownerId, publication }: AnnouncedImage): void => {
    io.to(userRoom(ownerId)).emit('image:publication-changed', { imageId: String(_id), publication })
  }

/** Notifies the owner's windows, on every replica, that a picture went to the trash or returned. */
export const createImageChangeAnnouncer =
  (io: Pick<SocketServer, 'to'>) =>
  ({ _id, ownerId }: { _id: unknown; ownerId: string }): void => {
    io.to(userRoom(ownerId)).emit('image:changed', { imageId: String(_id) })
  }

export type AnnounceImageChange = ReturnType<typeof createImageChangeAnnouncer>
export type AnnounceImage = ReturnType<typeof createImageAnnouncer>
