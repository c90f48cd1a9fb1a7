import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts small texts so that only the holder of the key can read and create them. */
export interface Sealer {
  seal: (plaintext: string) => string
  /** Returns null for anything that wasn't sealed with the same key for the same purpose. */
  open: (sealed: string) => string | null
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM with a key derived from `secret`; texts sealed for one purpose cannot be used for another. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'classeur', purpose, 32))
  return {
    seal(plaintext) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        // The authentication tag doesn't match: the text was forged, truncated or sealed with another key.
        return null
      }
    },
  }
}
