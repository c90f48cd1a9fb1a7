import { z } from 'zod'
import { Language } from '../locale.ts'

export const ImageStyle = z.enum([
  'line-drawing',
  'diagram',
  'flat-illustration',
  'photo-like',
  'colouring-page',
])
export type ImageStyle = z.infer<typeof ImageStyle>

/** Width to height; `a4` is a page in portrait. */
export const ImageAspect = z.enum(['1:1', '4:3', '16:9', 'a4'])
export type ImageAspect = z.infer<typeof ImageAspect>

/** Pixels of the pictures that are drawn here; a model may answer with others of the same shape. */
export const imagePixels: Record<ImageAspect, { width: number; height: number }> = {
  '1:1': { width: 1024, height: 1024 },
  '4:3': { width: 1200, height: 900 },
  '16:9': { width: 1280, height: 720 },
  a4: { width: 1240, height: 1754 },
}

export const maxImagesPerRequest = 4

/** What the teacher asks for. */
export const ImageRequest = z.strictObject({
  prompt: z.string().trim().min(3).max(500),
  style: ImageStyle,
  aspect: ImageAspect,
  language: Language,
})
export type ImageRequest = z.infer<typeof ImageRequest>
