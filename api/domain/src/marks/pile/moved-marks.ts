import { isPossible, type PaperMarks, type Slip, type SlipHint, type SlipPosition } from './slip-hint.ts'

const fits = ({ leaves }: Slip, marks: PaperMarks): boolean =>
  marks.every((mark, index) => mark === null || isPossible(leaves[index], mark))

const lastEntered = (marks: PaperMarks): number => marks.findLastIndex((mark) => mark !== null)

/** Empty questions before an entered one whose mark can be exactly the difference. */
export function forgottenMark(slip: Slip): SlipHint | null {
  const last = lastEntered(slip.marks)
  const positions = slip.marks.flatMap((mark, index): SlipPosition[] =>
    mark === null && index < last && isPossible(slip.leaves[index], slip.difference)
      ? [{ index, marks: slip.marks.with(index, slip.difference) }]
      : [],
  )
  return positions.length > 0 && slip.difference > 0
    ? { kind: 'forgotten', positions, hundredths: slip.difference }
    : null
}

/**
 * The last questions are empty: one question was skipped, and the following marks moved up. Returns every position
 * where the difference is a possible mark and all following marks are possible one question further on.
 */
export function skippedMark(slip: Slip): SlipHint | null {
  const { marks, difference } = slip
  const last = lastEntered(marks)
  if (difference <= 0 || last === marks.length - 1) return null
  const positions = marks.flatMap((mark, index): SlipPosition[] => {
    if (index > last + 1 || (mark === null && index <= last)) return []
    const moved = [
      ...marks.slice(0, index),
      difference,
      ...marks.slice(index, last + 1),
      ...marks.slice(last + 2),
    ]
    return fits(slip, moved) ? [{ index, marks: moved }] : []
  })
  return positions.length > 0 ? { kind: 'skipped', positions, hundredths: difference } : null
}

/**
 * The same mark in two consecutive questions: typed twice, either replacing the second question's mark or shifting
 * the following marks, which loses the last one.
 */
export function markTwice(slip: Slip): SlipHint | null {
  const { marks, leaves, difference } = slip
  const positions = marks.flatMap((mark, index): SlipPosition[] => {
    if (index === 0 || mark === null || mark !== marks[index - 1]) return []
    if (isPossible(leaves[index], mark + difference))
      return [{ index, marks: marks.with(index, mark + difference) }]
    const pulled = [...marks.toSpliced(index, 1), mark + difference]
    return isPossible(leaves.at(-1), mark + difference) && fits(slip, pulled)
      ? [{ index, marks: pulled }]
      : []
  })
  const [first] = positions
  return first ? { kind: 'twice', positions, hundredths: marks[first.index] ?? 0 } : null
}
