import { readInline } from '@classeur/domain/content'
import { InlinePieces } from './inline-pieces.tsx'

/** A line of text, never as markup, with its formulas set as formulas and read out in the language of the content. */
export const InlineText = ({ value }: { value: string }) => <InlinePieces value={readInline(value)} />
