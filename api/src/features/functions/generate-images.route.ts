import { GenerateImagesRequest, ImagesAccepted } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { RequestImages } from '../images/request-images.ts'
import { registerFunction } from './register-function.ts'

/** Callable `generateImages`: accepted (202) once they are durable; each picture arrives by itself. */
export const generateImagesRoute = async (
  app: FastifyInstance,
  { requestImages }: { requestImages: RequestImages },
) => {
  registerFunction(app, 'generateImages', {
    data: GenerateImagesRequest,
    result: ImagesAccepted,
    status: 202,
    handler: (data, request) => requestImages(request.actor, data),
  })
}
