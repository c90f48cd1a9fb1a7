import { westernDigits } from '../text/digits.ts'
import { cleanText } from './names/normalise-name.ts'

/** The key for comparing two spellings of a school number. */
export const externalIdKey = (externalId: string): string =>
  westernDigits(cleanText(externalId)).normalize('NFKC').toLowerCase()

/** True if both spellings mean the same school number; no number equals nothing. */
export const isSameExternalId = (a: string, b: string): boolean =>
  a !== '' && b !== '' && externalIdKey(a) === externalIdKey(b)
