import { isPossible, type Slip, type SlipHint, type SlipKind, type SlipPlace } from './slip-hint.ts'
import { isOneKeyOff, movedDecimals, swappedDigits } from './typed-digits.ts'

/** All questions whose mark is still possible after adding the whole difference and passes the test. */
function placesWhere(slip: Slip, test: (mark: number, meant: number) => boolean): SlipPlace[] {
  return slip.marks.flatMap((mark, index): SlipPlace[] => {
    if (mark === null) return []
    const meant = mark + slip.difference
    return isPossible(slip.leaves[index], meant) && test(mark, meant)
      ? [{ index, marks: slip.marks.with(index, meant) }]
      : []
  })
}

function hintOf(slip: Slip, kind: SlipKind, places: SlipPlace[]): SlipHint | null {
  const [first] = places
  return first ? { kind, places, hundredths: first.marks?.[first.index] ?? Math.abs(slip.difference) } : null
}

/** Marks that are impossible for their question. */
export function impossibleMarks(slip: Slip): SlipHint | null {
  const places = slip.marks.flatMap((mark, index): SlipPlace[] => {
    if (mark === null || isPossible(slip.leaves[index], mark)) return []
    const meant = mark + slip.difference
    return [{ index, marks: isPossible(slip.leaves[index], meant) ? slip.marks.with(index, meant) : null }]
  })
  return hintOf(slip, 'above-maximum', places)
}

export const digitsSwapped = (slip: Slip): SlipHint | null =>
  hintOf(
    slip,
    'swapped-digits',
    placesWhere(
      slip,
      (mark, meant) => swappedDigits(meant).includes(mark) || swappedDigits(mark).includes(meant),
    ),
  )

export const decimalMoved = (slip: Slip): SlipHint | null =>
  hintOf(
    slip,
    'decimal',
    placesWhere(slip, (mark, meant) => movedDecimals(mark).includes(meant)),
  )

export const keyBeside = (slip: Slip): SlipHint | null =>
  hintOf(slip, 'neighbour', placesWhere(slip, isOneKeyOff))

const fewPlaces = 3

/** Only a few questions can contain the whole difference, so they are worth checking, whatever the cause. */
export function onlyHere(slip: Slip): SlipHint | null {
  const places = placesWhere(slip, () => true)
  return places.length <= fewPlaces ? hintOf(slip, 'only-here', places) : null
}

/**
 * The difference equals the mark of a question: it was counted once too often in the marks, or left out of the total.
 */
export function differenceIsAMark(slip: Slip): SlipHint | null {
  const size = Math.abs(slip.difference)
  const places = slip.marks.flatMap((mark, index): SlipPlace[] =>
    mark === size ? [{ index, marks: null }] : [],
  )
  return places.length > 0 ? { kind: 'one-mark', places, hundredths: size } : null
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
  return isMisread ? { kind: 'total', places: [], hundredths: sum } : null
}
