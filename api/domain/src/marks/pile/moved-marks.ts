import { isPossible, type PaperMarks, type Slip, type SlipHint, type SlipPlace } from './slip-hint.ts'

const fits = ({ leaves }: Slip, marks: PaperMarks): boolean =>
  marks.every((mark, index) => mark === null || isPossible(leaves[index], mark))

const lastEntered = (marks: PaperMarks): number => marks.findLastIndex((mark) => mark !== null)

/** Questions that are empty although a later one was entered, where just what is missing fits. */
export function forgottenMark(slip: Slip): SlipHint | null {
  const last = lastEntered(slip.marks)
  const places = slip.marks.flatMap((mark, index): SlipPlace[] =>
    mark === null && index < last && isPossible(slip.leaves[index], slip.difference)
      ? [{ index, marks: slip.marks.with(index, slip.difference) }]
      : [],
  )
  return places.length > 0 && slip.difference > 0
    ? { kind: 'forgotten', places, hundredths: slip.difference }
    : null
}

/**
 * The last question was left without a mark: somewhere one was skipped, and what came behind moved up. Every place is
 * told where what is missing fits and everything behind it fits one place further.
 */
export function skippedMark(slip: Slip): SlipHint | null {
  const { marks, difference } = slip
  const last = lastEntered(marks)
  if (difference <= 0 || last === marks.length - 1) return null
  const places = marks.flatMap((mark, index): SlipPlace[] => {
    if (index > last + 1 || (mark === null && index <= last)) return []
    const moved = [
      ...marks.slice(0, index),
      difference,
      ...marks.slice(index, last + 1),
      ...marks.slice(last + 2),
    ]
    return fits(slip, moved) ? [{ index, marks: moved }] : []
  })
  return places.length > 0 ? { kind: 'skipped', places, hundredths: difference } : null
}

/**
 * The same mark in two questions that follow each other: typed twice, in the place of the second one's own mark, or
 * with everything behind it pushed on and the last mark lost.
 */
export function markTwice(slip: Slip): SlipHint | null {
  const { marks, leaves, difference } = slip
  const places = marks.flatMap((mark, index): SlipPlace[] => {
    if (index === 0 || mark === null || mark !== marks[index - 1]) return []
    if (isPossible(leaves[index], mark + difference))
      return [{ index, marks: marks.with(index, mark + difference) }]
    const pulled = [...marks.toSpliced(index, 1), mark + difference]
    return isPossible(leaves.at(-1), mark + difference) && fits(slip, pulled)
      ? [{ index, marks: pulled }]
      : []
  })
  const [first] = places
  return first ? { kind: 'twice', places, hundredths: marks[first.index] ?? 0 } : null
}
