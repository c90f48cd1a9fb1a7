import type { SharpConstructor } from 'sharp'

let loaded: Promise<SharpConstructor> | undefined

/**
 * The image library, on first use: a worker that makes no pictures does not carry it. One thread per picture and no
 * cache, so that what a worker holds is bounded by how many pictures it makes at a time.
 */
export function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}
