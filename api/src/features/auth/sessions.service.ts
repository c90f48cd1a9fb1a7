import { AppError, refreshTokenLifetimeDays } from '@classeur/contracts'
import type { Session, SessionRepository } from '@classeur/database'
import { createSealer, type Sealer } from '../../security/sealer.ts'
import { newFamily, parseRefreshToken, succeed, type RefreshToken } from './refresh-token.ts'

/** How long the token before the current one still opens the current state: parallel tabs, an answer that was lost. */
export const refreshGraceMs = 15_000
const lifetimeMs = refreshTokenLifetimeDays * 24 * 3600 * 1000

export interface SessionsOptions {
  sessions: SessionRepository
  idTokenSealer: Sealer
  /** Closes the live connections of a session that was ended, on every replica. */
  onSessionEnded: (sessionId: string) => void
  now?: () => Date
}

/** What a sign-in at the issuer leaves for the session here. */
export interface NewSignIn {
  /** Kept, sealed, for the sign-out at the issuer; may be empty. */
  idToken: string
  issuerSid: string | null
  device: string
}

export type Sessions = ReturnType<typeof createSessions>

const successorSealer = (old: RefreshToken) => createSealer(old.token, 'refresh-successor')

export function createSessions({
  sessions,
  idTokenSealer,
  onSessionEnded,
  now = () => new Date(),
}: SessionsOptions) {
  const end = async (id: string): Promise<void> => {
    await sessions.end(id)
    onSessionEnded(id)
  }

  /** The current token, for a holder of the one before it within the grace; null otherwise. */
  const currentTokenFor = (session: Session, presented: RefreshToken): string | null => {
    const { previous } = session
    if (previous?.tokenHash !== presented.tokenHash) return null
    if (now().getTime() - previous.replacedAt.getTime() > refreshGraceMs) return null
    return successorSealer(presented).open(previous.sealedSuccessor)
  }

  const rotate = async (session: Session, presented: RefreshToken): Promise<string | null> => {
    if (session.tokenHash !== presented.tokenHash) return null
    const next = succeed(presented)
    const sealedSuccessor = successorSealer(presented).seal(next.token)
    const rotated = await sessions.rotate(session.id, presented.tokenHash, {
      tokenHash: next.tokenHash,
      sealedSuccessor,
      at: now(),
    })
    return rotated ? next.token : null
  }

  /** Ends what `list` finds until it finds nothing: a list holds a hundred sessions at most. */
  const endAll = async (list: () => Promise<Session[]>): Promise<number> => {
    let ended = 0
    for (let live = await list(); live.length > 0; live = await list()) {
      for (const { id } of live) await end(id)
      ended += live.length
    }
    return ended
  }

  const findSession = (token: RefreshToken) => sessions.findByFamily(token.familyHash, now())

  return {
    /** Begins a session; `token` is its first refresh token. */
    async start(
      userId: string,
      { idToken, issuerSid, device }: NewSignIn,
    ): Promise<{ session: Session; token: string }> {
      const { token, familyHash, tokenHash } = newFamily()
      const createdAt = now()
      const session = await sessions.create({
        userId,
        familyHash,
        tokenHash,
        device,
        sealedIdToken: idToken ? idTokenSealer.seal(idToken) : null,
        issuerSid,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      })
      return { session, token }
    },

    /**
     * Uses a refresh token up and gives its successor. Somebody who shows an older one later than the grace has
     * copied it (or was copied): the whole session ends.
     * @throws AppError auth/signed-out without a token, auth/session-ended when it opens nothing
     */
    async refresh(candidate: string | undefined): Promise<{ session: Session; token: string }> {
      const presented = parseRefreshToken(candidate)
      if (!presented) throw new AppError('auth/signed-out')
      const session = await findSession(presented)
      if (!session) throw new AppError('auth/session-ended')
      const rotated = await rotate(session, presented)
      if (rotated) return { session, token: rotated }
      // Lost the race against a parallel refresh, or came back for an answer that was lost.
      const latest = await findSession(presented)
      if (!latest) throw new AppError('auth/session-ended')
      const current = currentTokenFor(latest, presented)
      if (current) return { session: latest, token: current }
      await end(latest.id)
      throw new AppError('auth/session-ended')
    },

    /** The live session that a refresh token belongs to, without using it up. */
    async find(candidate: string | undefined): Promise<Session | null> {
      const presented = parseRefreshToken(candidate)
      const session = presented && (await findSession(presented))
      if (!session || !presented) return null
      const holds = session.tokenHash === presented.tokenHash || currentTokenFor(session, presented) !== null
      return holds ? session : null
    },

    /** Ends the session that a refresh token of any age belongs to; gives its ID token for the issuer's sign-out. */
    async signOut(candidate: string | undefined): Promise<{ idToken: string | null } | null> {
      const presented = parseRefreshToken(candidate)
      const session = presented && (await findSession(presented))
      if (!session) return null
      await end(session.id)
      return { idToken: session.sealedIdToken ? idTokenSealer.open(session.sealedIdToken) : null }
    },

    list: (userId: string) => sessions.listByUser(userId, now()),
    findById: (id: string) => sessions.findById(id, now()),
    end,

    async endOthers(userId: string, keepId: string): Promise<void> {
      const live = await sessions.listByUser(userId, now())
      for (const { id } of live) if (id !== keepId) await end(id)
    },

    /** Ends all sessions of a person; gives their number. */
    endAllOf: (userId: string): Promise<number> => endAll(() => sessions.listByUser(userId, now())),

    /** Ends the sessions that came, or that may have come, from one session at the issuer; gives their number. */
    endByIssuerSid: (issuerSid: string, userId: string | null): Promise<number> =>
      endAll(() => sessions.listByIssuerSid(issuerSid, userId, now())),
  }
}
