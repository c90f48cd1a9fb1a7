import { sayMathematics } from '@classeur/domain/content'
import type { RichText } from '@classeur/domain/resources'
import { useContext } from 'react'
import { ContentLanguage } from './content-language.ts'
import { Formula } from './formula.tsx'

/** Punctuation that belongs to the formula before it, with the space that French puts in front. */
const closing = /^[\u00a0\u202f]?[.,;:!?…»”’)\]%،؛؟]+/u

/** Gives each formula the punctuation after it. A browser would begin a new line between the two. */
const withEnds = (value: RichText) =>
  value.map((piece, index) => {
    const next = value[index + 1]
    if (piece.kind === 'mathematics')
      return { ...piece, end: (next?.kind === 'text' && closing.exec(next.text)?.[0]) || '' }
    const isAfterFormula = value[index - 1]?.kind === 'mathematics'
    return isAfterFormula ? { ...piece, text: piece.text.replace(closing, '') } : piece
  })

/** Words and formulas, never as markup. Formulas are read out in the language of the content. */
export function InlinePieces({ value }: { value: RichText }) {
  const language = useContext(ContentLanguage)
  return withEnds(value).map((piece, index) => {
    if (piece.kind === 'text') return piece.text
    const formula = <Formula key={index} nodes={piece.nodes} label={sayMathematics(piece.nodes, language)} />
    if (piece.end === '') return formula
    return (
      <span key={index} className="text-nowrap">
        {formula}
        {piece.end}
      </span>
    )
  })
}
