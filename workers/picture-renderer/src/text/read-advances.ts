/** The advance of a character's glyph as a share of the font size; null if the font has no glyph for it. */
export type Advances = (codePoint: number) => number | null

/** The bytes of the tables of a TrueType font, by tag. */
function tablesOf(font: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>()
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16
    const offset = font.readUInt32BE(entry + 8)
    tables.set(
      font.toString('latin1', entry, entry + 4),
      font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    )
  }
  return (tag) => {
    const table = tables.get(tag)
    if (!table) throw new RangeError(`the font has no table ${tag}`)
    return table
  }
}

/** The character map of the Basic Multilingual Plane (format 4). */
function characterMap(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2)
  for (let index = 0; index < count; index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (table.readUInt16BE(0) === 4) return table
  }
  throw new RangeError('the font has no character map of format 4')
}

function glyphIn(map: Buffer, codePoint: number): number {
  const segments = map.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + segments * 2]
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4]
  for (let index = 0; index < segments; index += 1) {
    if (map.readUInt16BE(ends + index * 2) < codePoint) continue
    const start = map.readUInt16BE(starts + index * 2)
    if (start > codePoint) return 0
    const delta = map.readUInt16BE(deltas + index * 2)
    const position = offsets + index * 2
    const offset = map.readUInt16BE(position)
    if (offset === 0) return (codePoint + delta) & 0xffff
    const glyph = map.readUInt16BE(position + offset + (codePoint - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

/**
 * @param font the bytes of a TrueType font
 * @throws RangeError if a table is missing
 */
export function readAdvances(font: Buffer): Advances {
  const table = tablesOf(font)
  const unitsPerEm = table('head').readUInt16BE(18)
  const metrics = table('hhea').readUInt16BE(34)
  const [widths, map] = [table('hmtx'), characterMap(table('cmap'))]
  return (codePoint) => {
    if (codePoint > 0xffff) return null
    const glyph = glyphIn(map, codePoint)
    return glyph === 0 ? null : widths.readUInt16BE(Math.min(glyph, metrics - 1) * 4) / unitsPerEm
  }
}
