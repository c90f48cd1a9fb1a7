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

/** Width to height; `a4` is a portrait page. */
export const ImageAspect = z.enum(['1:1', '4:3', '16:9', 'a4'])
export type ImageAspect = z.infer<typeof ImageAspect>

/** Pixel sizes of the built-in renderer's pictures; a model may return other sizes of the same aspect. */
export const imagePixels: Record<ImageAspect, { width: number; height: number }> = {
  '1:1': { width: 1024, height: 1024 },
  '4:3': { width: 1200, height: 900 },
  '16:9': { width: 1280, height: 720 },
  a4: { width: 1240, height: 1754 },
}

export const maxImagesPerRequest = 4

/** Lengths of the description of a picture, in characters. */
export const imagePromptLimits = { shortest: 3, longest: 500 } as const

/** A teacher's request for a picture. */
export const ImageRequest = z.strictObject({
  prompt: z.string().trim().min(imagePromptLimits.shortest).max(imagePromptLimits.longest),
  style: ImageStyle,
  aspect: ImageAspect,
  language: Language,
  /** Whether the teacher accepts that the built-in renderer leaves something out; such a picture is free. */
  partly: z.boolean().default(false),
})
export type ImageRequest = z.infer<typeof ImageRequest>
