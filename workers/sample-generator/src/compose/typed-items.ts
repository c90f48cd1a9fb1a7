/**
 * Splits the text of a field into at most `most` items of at most `max` characters, without losing any letter. Joins
 * items if there are too many. A field has at most 1,000 characters, which fit into three items of 500.
 */
export function typedItems(text: string, max: number, most: number): string[] {
  const lines = text.split(/[\n;؛•]+/u).map((line) => line.trim())
  const items = lines.filter(Boolean).flatMap((line) => inPieces(line, max))
  if (items.length <= most) return items
  const spaced = together(items, max, '; ')
  // Hundreds of very short items: a separator as short as the line break it replaces doesn't increase the length.
  return spaced.length <= most ? spaced : together(items, max, ';')
}

function together(items: readonly string[], max: number, sign: string): string[] {
  const full: string[] = []
  for (const item of items) {
    const joined = full.length > 0 ? `${full.at(-1)}${sign}${item}` : item
    if (full.length > 0 && joined.length <= max) full[full.length - 1] = joined
    else full.push(item)
  }
  return full
}

function inPieces(text: string, max: number): string[] {
  if (text.length <= max) return [text]
  const space = text.lastIndexOf(' ', max)
  const at = space > 0 ? space : max
  return [text.slice(0, at).trim(), ...inPieces(text.slice(at).trim(), max)]
}
