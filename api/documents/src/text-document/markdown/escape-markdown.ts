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

/** Whether a formula was typed as a fraction of digits, which reads well as it is. */
const isPlainFraction = (source: string) => /^[\p{N}\s/⁄∕]+$/u.test(source)

/** A line of text as Markdown: formulas between dollar signs, everything else as text. Code between backticks stays. */
export const markdownLine = (line: string): string =>
  readInline(line)
    .map((piece, index) => {
      if (piece.kind === 'text')
        return piece.text
          .split(/(`[^`]+`)/u)
          .map((part, at) => (at % 2 === 1 ? part : escapeText(part, index === 0 && at === 0)))
          .join('')
      if (piece.source === '\\$') return '\\$'
      return isPlainFraction(piece.source) ? piece.source : `$${latexOf(piece.nodes)}$`
    })
    .join('')

/** A text of several lines inside a cell of a table or an item of a list. */
export const markdownCell = (text: string): string => text.split('\n').map(markdownLine).join('<br>')
