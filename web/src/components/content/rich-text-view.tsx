import { blankBox } from '@classeur/domain/content'
import { formula, type RichPiece, type RichText } from '@classeur/domain/resources'
import { InlinePieces } from './inline-pieces.tsx'

const box = formula({ kind: 'text', text: blankBox })

/** A box to write in may also stand between words: "It is □ o'clock". */
const withBoxes = (text: string): RichPiece[] =>
  text.split(blankBox).flatMap((segment, index): RichPiece[] => {
    const after: RichPiece[] = segment === '' ? [] : [{ kind: 'text', text: segment }]
    return index === 0 ? after : [box, ...after]
  })

/** A text of an item: words, formulas with their spoken names, and boxes to write in. */
export const RichTextView = ({ value }: { value: RichText }) => (
  <InlinePieces value={value.flatMap((piece) => (piece.kind === 'text' ? withBoxes(piece.text) : [piece]))} />
)
