import { randomBytes } from 'node:crypto'

/** Without letters that look like digits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const letters = 24
const groupLength = 6

/** Creates the token of a share link: 120 random bits, in groups that a person can read aloud. */
export const newShareToken = (): string =>
  Array.from(randomBytes(letters), (byte) => alphabet.charAt(byte % alphabet.length))
    .join('')
    .replace(new RegExp(`.{${String(groupLength)}}(?=.)`, 'gu'), '$&-')
