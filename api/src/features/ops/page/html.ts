const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that needs no escaping in a page. Only {@link html} creates it. */
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

/** Escapes the template's values for text and quoted attributes; joins lists and omits null. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((text, string, index) => text + write(pieces[index - 1] ?? null) + string))
