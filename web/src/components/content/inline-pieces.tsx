import { sayMathematics } from '@classeur/domain/content'
import type { RichText } from '@classeur/domain/resources'
import { useContext } from 'react'
import { ContentLanguage } from './content-language.ts'
import { Formula } from './formula.tsx'

/** Words and formulas, never as markup. Formulas are read out in the language of the content. */
export function InlinePieces({ value }: { value: RichText }) {
  const language = useContext(ContentLanguage)
  return value.map((piece, index) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Formula key={index} nodes={piece.nodes} label={sayMathematics(piece.nodes, language)} />
    ),
  )
}
