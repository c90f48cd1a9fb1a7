import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { LinkHolder } from './file-links.ts'

/** Who may download which backup. The link ends with the session: the route checks whether it is still live. */
export interface BackupGrant extends LinkHolder {
  backupId: string
}

/** Long enough to resume a large download over a slow line. */
const validMs = 60 * 60_000
const idBytes = 12
const contentBytes = 4 + 3 * idBytes
/** 128 bits of HMAC-SHA-256, so that a token fits into a part of a path. */
const signatureBytes = 16

/** Signs links with which the browser itself downloads a backup, because a download sends no access token. */
export function createBackupLinks(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'classeur', 'backup-links', 32))
  const sign = (content: Uint8Array) =>
    createHmac('sha256', key).update(content).digest().subarray(0, signatureBytes)

  return {
    linkTo({ backupId, userId, sessionId }: BackupGrant): { url: string; expiresAt: Date } {
      const untilSeconds = Math.floor((now() + validMs) / 1000)
      const content = Buffer.alloc(contentBytes)
      content.writeUInt32BE(untilSeconds)
      content.write(backupId + userId + sessionId, 4, 'hex')
      const token = Buffer.concat([content, sign(content)]).toString('base64url')
      return { url: `/api/backups/files/${token}`, expiresAt: new Date(untilSeconds * 1000) }
    },

    /** The grant of a token, `expired`, or null if it is forged. */
    verify(token: string): BackupGrant | 'expired' | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== contentBytes + signatureBytes || bytes.toString('base64url') !== token) return null
      const content = bytes.subarray(0, contentBytes)
      if (!timingSafeEqual(bytes.subarray(contentBytes), sign(content))) return null
      if (content.readUInt32BE() * 1000 <= now()) return 'expired'
      const idAt = (index: number) => content.toString('hex', 4 + index * idBytes, 4 + (index + 1) * idBytes)
      return { backupId: idAt(0), userId: idAt(1), sessionId: idAt(2) }
    },
  }
}

export type BackupLinks = ReturnType<typeof createBackupLinks>
