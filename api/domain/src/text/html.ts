import { escapeMarkup } from './escape-markup.ts'

/** A piece of HTML, which needs no escaping. Only {@link html} creates it from text. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | null | undefined | false | readonly Piece[]

function write(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  return typeof piece === 'object' ? piece.map(write).join('') : escapeMarkup(String(piece))
}

/** Escapes the template's values for text and quoted attributes; joins lists and omits null, undefined and false. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.map((string, index) => string + write(pieces[index])).join(''))
