/** How files with an extension begin. The other extensions of an archive have no fixed beginning. */
const beginnings: Record<string, (first: Buffer) => boolean> = {
  png: (first) => first.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  jpg: (first) => first.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (first) => first.toString('latin1', 0, 4) === 'RIFF' && first.toString('latin1', 8, 12) === 'WEBP',
  pdf: (first) => first.toString('latin1', 0, 5) === '%PDF-',
  xlsx: (first) => first.toString('latin1', 0, 4) === 'PK\x03\x04',
}

/** How many bytes {@link isOfItsType} needs. */
export const typeBytes = 12

/** Whether a file begins as its extension says. */
export const isOfItsType = (path: string, first: Buffer): boolean =>
  beginnings[path.slice(path.lastIndexOf('.') + 1)]?.(first) ?? true
