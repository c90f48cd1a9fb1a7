import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { PictureLabel } from './picture-label.ts'

/** A picture that something shows: a phase of a lesson plan, or an item of a resource. These name it by its id. */
export const PlacedPicture = z.object({
  imageId: ObjectIdString,
  /** A path of this installation, for `<img>`. */
  url: z.string(),
  altText: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Screens draw them over the picture; exported files contain them. */
  labels: z.array(PictureLabel).default([]),
})
export type PlacedPicture = z.infer<typeof PlacedPicture>
