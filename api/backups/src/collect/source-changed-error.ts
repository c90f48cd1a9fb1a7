/** A roster or the structure of an exam changed while it was read, so the parts don't fit; read again. */
export class SourceChangedError extends Error {
  override name = 'SourceChangedError'
}
