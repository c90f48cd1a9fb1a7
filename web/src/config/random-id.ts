/** Random bytes in hexadecimal, two digits for each. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const databaseIdBytes = 12

/** A random id in the format of the database: 24 hexadecimal digits. */
export const newId = (): string => randomHex(databaseIdBytes)
