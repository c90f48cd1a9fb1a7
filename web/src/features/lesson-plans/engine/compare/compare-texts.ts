import { readInline } from '@classeur/domain/content'
import { diffArrays } from 'diff'
import type { ChangedPiece } from '../../model/change-marks.ts'

/** Below this share of unchanged characters, two texts are shown whole instead of word by word. */
const leastShared = 0.3

const wordsOrSigns = /\s+|[\p{L}\p{N}\p{M}'’-]+|[^\s\p{L}\p{N}]/gu

/** Words, spaces, signs, and formulas as one unit each. */
const unitsOf = (text: string): string[] =>
  readInline(text).flatMap((piece) =>
    piece.kind === 'text' ? [...piece.text.matchAll(wordsOrSigns)].map(([unit]) => unit) : [piece.source],
  )

const isSpace = (text: string) => text.trim() === ''

/** Neighbours of the same kind as one piece, with the removed words before the added ones. */
function joined(pieces: readonly ChangedPiece[]): ChangedPiece[] {
  const result: ChangedPiece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) result.push({ kind: 'old', text: removed })
    if (added) result.push({ kind: 'new', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    const next = pieces[index + 1]
    if (kind === 'old') removed += text
    else if (kind === 'new') added += text
    // A space between two changed words belongs to the change.
    else if (isSpace(text) && (removed || added) && next && next.kind !== 'same') {
      removed += text
      added += text
    } else {
      flush()
      result.push({ kind, text })
    }
  }
  flush()
  return result
}

/** Compares two texts word by word. Formulas are compared as a whole. */
export function compareTexts(before: string, after: string): ChangedPiece[] {
  if (before === after) return [{ kind: 'same', text: after }]
  const changes = diffArrays(unitsOf(before), unitsOf(after))
  const pieces = changes.map(({ value, added, removed }): ChangedPiece => ({
    kind: added ? 'new' : removed ? 'old' : 'same',
    text: value.join(''),
  }))
  const shared = pieces
    .filter(({ kind, text }) => kind === 'same' && !isSpace(text))
    .reduce((sum, { text }) => sum + text.length, 0)
  if (shared < leastShared * Math.max(before.length, after.length))
    return [
      { kind: 'old', text: before },
      { kind: 'new', text: after },
    ]
  return joined(pieces)
}
