import { MediaImage } from '@classeur/contracts'
import { http } from '../../../http/client.ts'

/**
 * Asks for publication. Rejects with `images/unpublishable`, `images/alt-text-missing` and `images/names-of-students`;
 * with `namesChecked`, names no longer stop it.
 */
export const requestPublication = (id: string, namesChecked: boolean): Promise<MediaImage> =>
  http.post(`/api/images/${id}/publication`, { namesChecked }, MediaImage)

/** Makes the picture private again. */
export const withdrawPublication = (id: string): Promise<void> => http.delete(`/api/images/${id}/publication`)
