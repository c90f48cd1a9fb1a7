import { AppError } from '@classeur/contracts'
import { isDuplicateIn } from '../duplicate-key.ts'
import { oneItemRewriteIndex, oneRewriteIndex } from './generation.model.ts'

const refusals = [
  { index: oneRewriteIndex, code: 'lesson-plans/rewrite-running' },
  { index: oneItemRewriteIndex, code: 'resources/rewrite-running' },
] as const

/**
 * Decides what a duplicate means: the same request again, or a second rewrite of a section or of an item.
 * @throws AppError `lesson-plans/rewrite-running` or `resources/rewrite-running` if it is a second rewrite
 */
export async function refuseSecondRewrite(error: unknown, isStored: () => Promise<boolean>): Promise<void> {
  const refusal = refusals.find(({ index }) => isDuplicateIn(error, index))
  if (refusal && !(await isStored())) throw new AppError(refusal.code, {}, { cause: error })
}
