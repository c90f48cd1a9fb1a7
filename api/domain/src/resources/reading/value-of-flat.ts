import { valueOf } from '../compute/linear.ts'
import type { Exact } from '../exact.ts'

/** The value of a flat expression such as `⟨1/5⟩+1⟨3/5⟩`; null if it is none. */
export const valueOfFlat = (flat: string): Exact | null =>
  valueOf(
    flat
      .replace(/(\d+)⟨([^⟩]*)⟩/gu, '($1+$2)')
      .replaceAll('⟨', '(')
      .replaceAll('⟩', ')')
      .replace(/(\d),(\d)/gu, '$1.$2')
      .replaceAll('\u202f', ''),
  )
