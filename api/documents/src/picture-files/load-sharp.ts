import type { SharpConstructor } from 'sharp'

let loaded: Promise<SharpConstructor> | undefined

/**
 * Loads the image library on first use, so a worker that makes no pictures doesn't load it. Uses one thread per picture
 * and no cache, so the number of concurrent pictures bounds the memory.
 */
export function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}
