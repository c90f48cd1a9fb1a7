import { MediaImage, PictureLabels, type ChangeLabelsRequest, type PictureLabel } from '@classeur/contracts'
import { http } from '../../../../http/client.ts'

/** The picture as it is on the server. */
export const readImage = (id: string): Promise<MediaImage> => http.get(`/api/images/${id}`, MediaImage)

/** Rejects with `images/labels-changed` if another window saved in the meantime. */
export const changeLabels = (id: string, request: ChangeLabelsRequest): Promise<MediaImage> =>
  http.put(`/api/images/${id}/labels`, request, MediaImage)

/** The labels as the server stores them: without spaces around texts, and with their fields in its order. */
export const asStored = (labels: readonly PictureLabel[]): PictureLabel[] => PictureLabels.parse(labels)
