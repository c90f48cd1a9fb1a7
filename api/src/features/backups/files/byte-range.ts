/** The bytes from `start` up to and including `last`. */
export interface ByteRange {
  start: number
  last: number
}

const pattern = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Reads a Range header (RFC 9110). `whole`: there is none, or one that a server may ignore: several ranges, another
 * unit, or not a range at all. `unsatisfiable`: no byte of the file is in it.
 */
export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = pattern.exec(header ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '') {
    if (to === '') return 'whole'
    const length = Number(to)
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable'
    return { start: Math.max(0, sizeBytes - length), last: sizeBytes - 1 }
  }
  const start = Number(from)
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= sizeBytes ? 'unsatisfiable' : { start, last }
}
