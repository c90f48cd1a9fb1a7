import type { ImageRequest, ImagesAccepted } from '@classeur/contracts'
import { sendNewRequest } from '../../../http/request-keys/new-request.ts'
import { generateImages } from '../model/images-queries.ts'

/** Requests new pictures, also if the same were requested before. */
export const askForImages = (
  request: ImageRequest,
  count: number,
  before: string | null,
): Promise<ImagesAccepted> =>
  sendNewRequest({
    ...{ name: 'images', input: { request, count }, before },
    send: (requestKey) => generateImages({ requestKey, request, count, lessonPlanId: null }),
    earlierId: ({ generations: [first] }) => (first?.earlier ? first.generationId : null),
  })
