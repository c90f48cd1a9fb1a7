import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Account } from '@classeur/database'

/** A browser that sends a valid device cookie of this issuer. */
export interface Device {
  id: string
  /** Proofs that accounts signed in on this device, newest first. */
  proofs: readonly string[]
}

/** Accounts per device: several teachers share a computer in the staff room. */
const maxAccounts = 8

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Remembers in a cookie which accounts signed in on a browser. The cookie doesn't authenticate anyone: it only lets the
 * rate limits tell an account's owner from strangers who guess its password. A new password invalidates the proofs of
 * the old one.
 */
export function createKnownDevices(secret: string) {
  const seal = (...parts: string[]) =>
    createHmac('sha256', `devices:${secret}`).update(JSON.stringify(parts)).digest('base64url')
  const proofOf = (id: string, account: Account) => seal('account', id, account.id, account.passwordHash)

  return {
    /** The device of a cookie; null for a missing, forged or foreign cookie. */
    read(cookie: string | undefined): Device | null {
      const [id = '', sealed = '', ...proofs] = (cookie ?? '').split('.')
      return isSame(sealed, seal('device', id)) ? { id, proofs: proofs.slice(0, maxAccounts) } : null
    },

    /** Whether the account signed in on this device with its current password. */
    knows: (device: Device | null, account: Account | null): boolean =>
      device !== null &&
      account !== null &&
      device.proofs.some((proof) => isSame(proof, proofOf(device.id, account))),

    /** Returns the cookie value that adds the account to the device; creates a device if there is none. */
    remember(device: Device | null, account: Account): string {
      const id = device?.id ?? randomBytes(16).toString('base64url')
      const proof = proofOf(id, account)
      const others = (device?.proofs ?? []).filter((other) => other !== proof)
      return [id, seal('device', id), proof, ...others].slice(0, maxAccounts + 2).join('.')
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
