import type { GenerationKind } from '@classeur/contracts'
import mongoose from 'mongoose'

const { trusted } = mongoose

/**
 * A filter that leaves out generations of these kinds. With `$nin`, the database may choose the index that begins with
 * the kind, and then reads the whole queue instead of one person's generations.
 */
export const leaveOutKinds = (kinds: readonly GenerationKind[]) => ({
  $nor: trusted([{ kind: trusted({ $in: [...kinds] }) }]),
})
