import { z } from 'zod'
import { ImageRequest } from './image-request.ts'

/** The input of a generation of kind `image`. */
export const ImageInput = z.strictObject({
  request: ImageRequest,
  variant: z.number().int().min(0),
  /** The request as a generator receives it, without names of students; absent if it is the same. */
  outgoing: ImageRequest.optional(),
})
export type ImageInput = z.infer<typeof ImageInput>
