/** The storage key of the file that an attempt makes. Each attempt has its own, so none overwrites another's. */
export const documentKey = (generationId: string, attempt: number): string =>
  `documents/${generationId}/${String(attempt)}-pack.pdf`

/** Returns every key that the attempts of a generation may have written to. */
export const possibleDocumentKeys = (generationId: string, attempts: number): string[] =>
  Array.from({ length: attempts }, (_, index) => documentKey(generationId, index + 1))
