/** What a spreadsheet program would run as a formula, also behind apostrophes that were there before. */
const dangerous = /^'*[=+\-@＝＋－＠\t\r\n]/

/** True for a text that a spreadsheet program would run instead of showing it. */
export const isFormulaLike = (text: string): boolean => dangerous.test(text) && !text.startsWith("'")

/**
 * A text (a name, a label, a comment) that a spreadsheet program shows and does not run: with an apostrophe in front
 * when it looks like a formula. Not for marks: a number must stay one. {@link deneutralise} gives the text back.
 */
export const neutralise = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text that {@link neutralise} was given. */
export const deneutralise = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell
