import { randomInt } from 'node:crypto'

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random id in Stripe's form, such as `cus_…`; 24 random characters unless told otherwise. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('')}`
