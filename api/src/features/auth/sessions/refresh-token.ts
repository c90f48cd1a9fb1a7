import { createHash, randomBytes } from 'node:crypto'

/**
 * A refresh token is `family.secret`: 128 random bits that all tokens of a session share, so that an old token is
 * recognised, and 256 random bits that change with each use. Only hashes are stored.
 */
const shape = /^([\w-]{22})\.([\w-]{43})$/

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface RefreshToken {
  token: string
  familyHash: string
  tokenHash: string
}

const describe = (family: string, secret: string): RefreshToken => {
  const token = `${family}.${secret}`
  return { token, familyHash: hash(family), tokenHash: hash(token) }
}

const newSecret = () => randomBytes(32).toString('base64url')

export const newFamily = (): RefreshToken => describe(randomBytes(16).toString('base64url'), newSecret())

/** The next token of the same family. */
export const succeed = ({ token }: RefreshToken): RefreshToken =>
  describe(token.split('.', 1)[0] ?? '', newSecret())

/** Returns null for anything that isn't a valid refresh token. */
export function parseRefreshToken(candidate: string | undefined): RefreshToken | null {
  const match = shape.exec(candidate ?? '')
  return match?.[1] && match[2] ? describe(match[1], match[2]) : null
}
