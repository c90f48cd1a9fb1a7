import { isPossible, type Slip, type SlipHint, type SlipKind, type SlipPosition } from './slip-hint.ts'
import { isOneKeyOff, movedDecimals, swappedDigits } from './typed-digits.ts'

/** All questions whose mark is still possible after adding the whole difference and passes the test. */
function positionsWhere(slip: Slip, test: (mark: number, meant: number) => boolean): SlipPosition[] {
  return slip.marks.flatMap((mark, index): SlipPosition[] => {
    if (mark === null) return []
    const meant = mark + slip.difference
    return isPossible(slip.leaves[index], meant) && test(mark, meant)
      ? [{ index, marks: slip.marks.with(index, meant) }]
      : []
  })
}

function hintOf(slip: Slip, kind: SlipKind, positions: SlipPosition[]): SlipHint | null {
  const [first] = positions
  return first
    ? { kind, positions, hundredths: first.marks?.[first.index] ?? Math.abs(slip.difference) }
    : null
}

/** Marks that are impossible for their question. */
export function impossibleMarks(slip: Slip): SlipHint | null {
  const positions = slip.marks.flatMap((mark, index): SlipPosition[] => {
    if (mark === null || isPossible(slip.leaves[index], mark)) return []
    const meant = mark + slip.difference
    return [{ index, marks: isPossible(slip.leaves[index], meant) ? slip.marks.with(index, meant) : null }]
  })
  return hintOf(slip, 'above-maximum', positions)
}

export const digitsSwapped = (slip: Slip): SlipHint | null =>
  hintOf(
    slip,
    'swapped-digits',
    positionsWhere(
      slip,
      (mark, meant) => swappedDigits(meant).includes(mark) || swappedDigits(mark).includes(meant),
    ),
  )

export const decimalMoved = (slip: Slip): SlipHint | null =>
  hintOf(
    slip,
    'decimal',
    positionsWhere(slip, (mark, meant) => movedDecimals(mark).includes(meant)),
  )

export const keyBeside = (slip: Slip): SlipHint | null =>
  hintOf(slip, 'neighbour', positionsWhere(slip, isOneKeyOff))

const fewPositions = 3

/** Only a few questions can contain the whole difference, so they are worth checking, whatever the cause. */
export function onlyHere(slip: Slip): SlipHint | null {
  const positions = positionsWhere(slip, () => true)
  return positions.length <= fewPositions ? hintOf(slip, 'only-here', positions) : null
}

/**
 * The difference equals the mark of a question: it was counted once too often in the marks, or left out of the total.
 */
export function differenceIsAMark(slip: Slip): SlipHint | null {
  const size = Math.abs(slip.difference)
  const positions = slip.marks.flatMap((mark, index): SlipPosition[] =>
    mark === size ? [{ index, marks: null }] : [],
  )
  return positions.length > 0 ? { kind: 'one-mark', positions, hundredths: size } : null
}

/** The total exceeds the maximum, has two swapped digits, or was added up wrongly by ten. */
export function totalIsWrong({ leaves, writtenTotal, sum, difference }: Slip): SlipHint | null {
  const most = leaves.some(({ isBonus }) => isBonus)
    ? Infinity
    : leaves.reduce((all, { maxHundredths }) => all + maxHundredths, 0)
  const isMisread =
    writtenTotal > most ||
    Math.abs(difference) === 1000 ||
    swappedDigits(writtenTotal).includes(sum) ||
    movedDecimals(writtenTotal).includes(sum)
  return isMisread ? { kind: 'total', positions: [], hundredths: sum } : null
}
