/** A text with its formulas. */
export const Inline = ({ text }: { text: string }) => <>{text}</>
