import { GenerateImagesRequest, ImagesAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '@classeur/domain/access'
import { registerFunction } from './register-function.ts'

export interface GenerateImagesOptions {
  requestImages: (actor: Actor, request: GenerateImagesRequest) => Promise<ImagesAccepted>
}

/** Callable `generateImages`: answers 202 once the requests are stored; each picture finishes separately. */
export const generateImagesRoute = async (app: FastifyInstance, { requestImages }: GenerateImagesOptions) => {
  registerFunction(app, 'generateImages', {
    data: GenerateImagesRequest,
    result: ImagesAccepted,
    status: 202,
    handler: (data, request) => requestImages(request.actor, data),
  })
}
