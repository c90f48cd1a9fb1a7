import type { GeneratorInfo, ImageRequest } from '@classeur/contracts'

/** An image as a generator made it, not looked at yet: whoever uses it checks type, size and pixels. */
export interface GeneratedImage {
  bytes: Uint8Array
  /** Words for a reader who cannot see it, in the language of the request. */
  altText: string
}

export interface ImageGeneration {
  request: ImageRequest
  /** Differs between the images of one request, so that each is another picture of the same thing. */
  variant: number
}

/** What makes one picture from words; one adapter per vendor, and the built-in renderer. */
export interface ImageGenerator {
  readonly info: GeneratorInfo
  /**
   * @param onProgress told now and then how far it is, 0 to 1, never falling
   * @throws AppError `generations/*`, like the text generator
   */
  generateImage(
    input: ImageGeneration,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ): Promise<GeneratedImage>
}
