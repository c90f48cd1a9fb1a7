import { AppError, ResourceItem, type ItemContent, type Language } from '@classeur/contracts'
import { isRealError, rightTextOf, stepsReach, verifyItem } from '@classeur/domain/item-verification'
import { typedText } from '@classeur/domain/resources'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

type Content = z.infer<typeof ItemContent>
type Verification = ResourceItem['verification']

/** The content of an item, which people may change. */
export const contentOf = ({ prompt, figure, answer, steps, lines }: Content): Content => ({
  ...{ prompt, figure, answer, steps, lines },
})

/** The item with the picture of another one, which may have none. */
export function withPictureOf(
  { imageId: _imageId, ...item }: ResourceItem,
  { imageId }: Pick<ResourceItem, 'imageId'>,
): ResourceItem {
  return imageId ? { ...item, imageId } : item
}

const recomputed = (item: ResourceItem, language: Language): ResourceItem =>
  ResourceItem.parse({ ...item, verification: verifyItem(item, language) })

/** Without an error that leads to the answer. While code finds another answer, the error may still be one. */
function withRealError(item: ResourceItem, language: Language): ResourceItem {
  const { error, verification } = item
  if (!error || verification.found || isRealError(error, item, language)) return item
  return { ...item, error: null }
}

/**
 * An item with the content that a teacher has written. A new task or answer is recomputed, and is to check if code can't
 * do it. The result of somebody who makes the error belongs to the task as it was. Steps stay as they were sent: the
 * teacher sees them beside the answer.
 */
export function editedItem(item: ResourceItem, content: Content, language: Language): ResourceItem {
  const edited: ResourceItem = { ...item, ...content }
  const isSameTask = isDeepStrictEqual([item.prompt, item.figure], [content.prompt, content.figure])
  if (isSameTask && isDeepStrictEqual(item.answer, content.answer)) return edited
  const error = isSameTask ? item.error : null
  return withRealError(recomputed({ ...edited, error }, language), language)
}

const byTeacher: Verification = { state: 'verified', by: 'teacher', found: null }

/** The answer that code or the solver found, in place of the teacher's. */
function foundAnswer({ answer, verification }: ResourceItem): ResourceItem['answer'] {
  const { found: recomputedValue } = verification
  if (!recomputedValue || answer.kind === 'open') throw new AppError('resources/changed-meanwhile')
  if (answer.kind === 'value') return { kind: 'value', shown: recomputedValue }
  const correct = answer.options.findIndex(({ content }) => typedText(content) === typedText(recomputedValue))
  // None of the options says it, so the teacher has to write it.
  if (correct < 0) throw new AppError('resources/changed-meanwhile')
  const options = answer.options.map((option, index) =>
    index === correct ? { ...option, reason: '' } : option,
  )
  return { ...answer, options, correct }
}

/** The item with the answer that was found. The key shows no steps that lead to the rejected one. */
function withFoundAnswer(item: ResourceItem): ResourceItem {
  const answer = foundAnswer(item)
  const isReached = stepsReach(item.steps, rightTextOf(answer) ?? [], rightTextOf(item.answer) ?? [])
  return { ...item, answer, steps: isReached ? item.steps : [] }
}

/**
 * The item after the teacher has read it and keeps the answer, or uses the one that was found.
 * @throws AppError `resources/changed-meanwhile` if no answer that could be used was found
 */
export function confirmedItem(item: ResourceItem, use: 'mine' | 'found', language: Language): ResourceItem {
  if (use === 'mine') return withRealError({ ...item, verification: byTeacher }, language)
  const corrected = recomputed(withFoundAnswer(item), language)
  const isVerified = corrected.verification.state === 'verified'
  return withRealError(isVerified ? corrected : { ...corrected, verification: byTeacher }, language)
}
