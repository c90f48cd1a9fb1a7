import type { GeneratorInfo, ImageRequest } from '@classeur/contracts'

/** An unverified image from a generator; callers must check its type, size and pixels. */
export interface GeneratedImage {
  bytes: Uint8Array
  /** The alternative text, in the language of the request. */
  altText: string
  /** Requested things that the generator knows it left out. */
  missing?: readonly string[]
}

export interface ImageGeneration {
  request: ImageRequest
  /** Differs between the images of one request, so that each is a different picture of the same thing. */
  variant: number
}

/** The port for picture generators: one adapter per vendor, and the built-in renderer. */
export interface ImageGenerator {
  readonly info: GeneratorInfo
  /**
   * @param onProgress called now and then with the progress, 0 to 1, which never decreases
   * @throws AppError `generations/*`, like the text generator
   */
  generateImage(
    input: ImageGeneration,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ): Promise<GeneratedImage>
}
