import { readInline, sayMathematics } from '@classeur/domain/content'
import { useContext } from 'react'
import { ContentLanguage } from './content-language.ts'
import { Formula } from './formula.tsx'

/** A line of text, never as markup, with its formulas set as formulas and read out in the language of the content. */
export function InlineText({ value }: { value: string }) {
  const language = useContext(ContentLanguage)
  return readInline(value).map((piece, index) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Formula key={index} nodes={piece.nodes} label={sayMathematics(piece.nodes, language)} />
    ),
  )
}
