import { InlineText } from '../../../../../components/content/inline-text.tsx'

/** A text with its formulas. */
export const Inline = ({ text }: { text: string }) => <InlineText value={text} />
