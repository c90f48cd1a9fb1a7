import { latexOf, readInline } from '@classeur/domain/content'

/** What Markdown would read as markup, wherever it stands; an underscore inside a word is text. */
const markup = /[\\*<[\]~$|]|`|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
/** What Markdown would read as a heading, a quotation or a list at the start of a line. */
const lineStart = /^(\s*)([#>+-]|\d+[.)])(?=\s)/u

function escapeText(text: string, isLineStart: boolean): string {
  const escaped = text.replace(markup, (char) => `\\${char}`)
  return isLineStart
    ? escaped.replace(lineStart, (_, space: string, mark: string) =>
        /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
      )
    : escaped
}

/** Whether a formula was typed as a fraction or number, which reads well as it is. */
const isPlainNumber = (source: string) => /^[\p{N}\s/⁄∕.,٫−-]+$/u.test(source)

/**
 * A line of text as Markdown: formulas between dollar signs, everything else as text. Code between backticks stays.
 * @param isLineStart false behind other text, where nothing can begin a list or a heading
 */
export const markdownLine = (line: string, isLineStart = true): string =>
  readInline(line)
    .map((piece, index) => {
      if (piece.kind === 'text')
        return piece.text
          .split(/(`[^`]+`)/u)
          .map((part, at) => (at % 2 === 1 ? part : escapeText(part, isLineStart && index === 0 && at === 0)))
          .join('')
      if (piece.source === '\\$') return '\\$'
      return isPlainNumber(piece.source) ? piece.source : `$${latexOf(piece.nodes)}$`
    })
    .join('')

/** A text of several lines as an item of a list, in which another list could begin. */
export const markdownItem = (text: string): string =>
  text
    .split('\n')
    .map((line) => markdownLine(line))
    .join('<br>')

/** A text of several lines inside a cell of a table, or behind a number. */
export const markdownCell = (text: string): string =>
  text
    .split('\n')
    .map((line) => markdownLine(line, false))
    .join('<br>')
