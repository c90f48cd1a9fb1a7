import { AppError } from '@classeur/contracts'
import { isDuplicateIn } from '../duplicate-key.ts'
import { oneRewriteIndex } from './generation.model.ts'

/**
 * Decides what a duplicate means: the same request again, or a second rewrite of a section.
 * @throws AppError `lesson-plans/rewrite-running` for the latter
 */
export async function refuseSecondRewrite(error: unknown, isStored: () => Promise<boolean>): Promise<void> {
  if (isDuplicateIn(error, oneRewriteIndex) && !(await isStored()))
    throw new AppError('lesson-plans/rewrite-running', {}, { cause: error })
}
