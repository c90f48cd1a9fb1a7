const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that may stand in a page as it is. Only {@link html} makes one. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | null | readonly Piece[]

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (piece === null) return ''
  if (typeof piece === 'string') return piece.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
  return typeof piece === 'number' ? String(piece) : piece.map(write).join('')
}

/** A template whose values are escaped, in text and in quoted attributes; lists are joined, null is nothing. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((text, string, index) => text + write(pieces[index - 1] ?? null) + string))
