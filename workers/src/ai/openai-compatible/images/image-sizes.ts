import { imagePixels, type ImageAspect } from '@classeur/contracts'

/** Sizes as the protocol writes them: width and height in pixels. */
type Sizes = readonly string[]

/** What the known model families accept. Others are usually compatible with the first list. */
const current: Sizes = ['1024x1024', '1536x1024', '1024x1536']
const wide: Sizes = ['1024x1024', '1792x1024', '1024x1792']
const squares: Sizes = ['1024x1024', '512x512', '256x256']
/** Diffusion models take any size in steps of 16 and draw best at about a megapixel. */
const free: Sizes = ['1024x1024', '1152x864', '1360x768', '848x1200']

const families: readonly { model: RegExp; sizes: Sizes }[] = [
  { model: /gpt-image|chatgpt-image/i, sizes: current },
  { model: /dall-?e-?3/i, sizes: wide },
  { model: /dall-?e-?2/i, sizes: squares },
  {
    model:
      /flux|stable-?diffusion|sdxl|\bsd-?[123]|qwen-?image|z-image|hidream|kandinsky|pixart|sana|playground/i,
    sizes: free,
  },
]

const parse = (size: string) => {
  const [width = 1, height = 1] = size.split('x').map(Number)
  return { width, height }
}

/** How far a size is from an aspect ratio: 0 is the same ratio, and 0.7 is about twice as wide or as high. */
const distance = (size: string, aspect: ImageAspect): number => {
  const wanted = imagePixels[aspect]
  const { width, height } = parse(size)
  return Math.abs(Math.log((width * wanted.height) / (height * wanted.width)))
}

const area = (size: string) => parse(size).width * parse(size).height

/** What one server has said about sizes; remembered for its later requests. */
export interface ServerSizes {
  refused: Set<string>
  /** The sizes that a refusal listed; null before one. */
  accepted: Sizes | null
}

export const createServerSizes = (): ServerSizes => ({ refused: new Set(), accepted: null })

/**
 * The size to request for an aspect: the nearest one that the server is known or supposed to accept, and the larger of
 * two equally near ones. Null if it has refused every size that we know.
 */
export function sizeFor(
  model: string,
  aspect: ImageAspect,
  { refused, accepted }: ServerSizes,
): string | null {
  const family = families.find((one) => one.model.test(model))?.sizes ?? current
  const lists = accepted ? [accepted] : [family, current, wide, squares]
  for (const list of lists) {
    const [nearest] = list
      .filter((size) => !refused.has(size))
      .sort((a, b) => distance(a, aspect) - distance(b, aspect) || area(b) - area(a))
    if (nearest !== undefined) return nearest
  }
  return null
}

/** Smaller numbers with an x between them, such as those of a version, are no sizes. */
const sizePattern = /\b(\d{3,4})\s*[x×]\s*(\d{3,4})\b/g

/** Remembers a refused size, and the sizes that the refusal lists. */
export function rememberRefusal(sizes: ServerSizes, size: string, answer: string): void {
  sizes.refused.add(size)
  const listed = [...answer.matchAll(sizePattern)].map(([, width, height]) => `${width}x${height}`)
  const others = [...new Set(listed)].filter((one) => !sizes.refused.has(one))
  if (others.length > 0) sizes.accepted = others
}
