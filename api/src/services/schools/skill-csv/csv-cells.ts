/** What a spreadsheet would run as a formula, also behind apostrophes that were there before. */
const dangerous = /^'*[=+\-@\t\r]/

/** The text with an apostrophe in front of what a spreadsheet would run; {@link asRead} takes it away again. */
export const asHarmless = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

export const asRead = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell
