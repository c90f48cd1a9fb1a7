import { create } from 'content-disposition'

/** Characters that file systems refuse, marks that change the text direction, and lone surrogates. */
const unfit = /[\\/:*?"<>|\u0000-\u001f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu

/** A file name without these characters. */
export const plainFileName = (name: string): string => name.replace(unfit, '-')

/**
 * The Content-Disposition of a download (RFC 6266). `name` may contain any characters. `plainName` is an ASCII name for
 * clients that don't support others. `extension` is written without a dot.
 */
export const attachment = (name: string, extension: string, plainName: string): string =>
  create(`${plainFileName(name)}.${extension}`, { fallback: `${plainName}.${extension}` })
