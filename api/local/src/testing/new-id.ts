import { randomBytes } from 'node:crypto'

/** Creates an id of 24 hexadecimal digits, like every id of the product. */
export const newId = (): string => randomBytes(12).toString('hex')
