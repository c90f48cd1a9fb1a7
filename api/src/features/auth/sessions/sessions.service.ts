import { AppError } from '@classeur/contracts'
import type { Session, SessionRepository } from '@classeur/database'
import type { AccountLog } from '../../../account-log.ts'
import { createSealer, type Sealer } from '../../../security/sealer.ts'
import { newFamily, parseRefreshToken, succeed, type RefreshToken } from './refresh-token.ts'

/** How long the previous token remains valid, for parallel tabs and lost responses. */
export const refreshGraceMs = 15_000
const dayMs = 24 * 3600 * 1000

export interface SessionsOptions {
  sessions: SessionRepository
  idTokenSealer: Sealer
  /** After how many days without use a session ends, and after how many it ends in any case. */
  lifetime: { idleDays: number; totalDays: number }
  /** Closes the live connections of an ended session on every replica. */
  onSessionEnded: (sessionId: string) => void
  /** Adds an entry to the log of the person's account. */
  note: AccountLog['note']
  now?: () => Date
}

/** The data of a sign-in at the issuer that the session keeps. */
export interface NewSignIn {
  /** Stored sealed, for signing out at the issuer; may be empty. */
  idToken: string
  issuerSid: string | null
  /** When the person proved who they are; null if the issuer doesn't say. */
  authenticatedAt: Date | null
  device: string
}

export type Sessions = ReturnType<typeof createSessions>

const successorSealer = (old: RefreshToken) => createSealer(old.token, 'refresh-successor')

export function createSessions({
  sessions,
  idTokenSealer,
  lifetime,
  onSessionEnded,
  note,
  now = () => new Date(),
}: SessionsOptions) {
  const end = async (id: string): Promise<void> => {
    await sessions.end(id)
    onSessionEnded(id)
  }

  const endOf = (createdAt: Date, lastUsedAt: Date): Date =>
    new Date(
      Math.min(
        createdAt.getTime() + lifetime.totalDays * dayMs,
        lastUsedAt.getTime() + lifetime.idleDays * dayMs,
      ),
    )

  /** Returns the current token to a holder of the previous one within the grace period; null otherwise. */
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
    const at = now()
    const rotated = await sessions.rotate(session.id, presented.tokenHash, {
      ...{ tokenHash: next.tokenHash, sealedSuccessor, at },
      expiresAt: endOf(session.createdAt, at),
    })
    return rotated ? next.token : null
  }

  /**
   * Ends the listed sessions and repeats until none is left, because a list contains at most a hundred sessions.
   * Returns their number.
   */
  const endAll = async (list: () => Promise<Session[]>): Promise<number> => {
    let ended = 0
    for (let live = await list(); live.length > 0; live = await list()) {
      for (const { id } of live) await end(id)
      ended += live.length
    }
    return ended
  }

  /** A session may have been stored before the limits were shortened, so its stored end isn't enough. */
  const isLive = ({ createdAt, lastUsedAt }: Session): boolean => endOf(createdAt, lastUsedAt) > now()

  async function findSession(token: RefreshToken): Promise<Session | null> {
    const session = await sessions.findByFamily(token.familyHash, now())
    return session && isLive(session) ? session : null
  }

  return {
    /** Starts a session; `token` is its first refresh token. */
    async start(
      userId: string,
      { idToken, issuerSid, authenticatedAt, device }: NewSignIn,
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
        authenticatedAt,
        createdAt,
        expiresAt: endOf(createdAt, createdAt),
      })
      await note({ userId, kind: 'signed-in', details: { device } })
      return { session, token }
    },

    /**
     * Consumes a refresh token and returns its successor. Using an old token after the grace period means that the
     * token was copied, so the whole session ends.
     * @throws AppError auth/signed-out without a token, auth/session-ended for an invalid one
     */
    async refresh(candidate: string | undefined): Promise<{ session: Session; token: string }> {
      const presented = parseRefreshToken(candidate)
      if (!presented) throw new AppError('auth/signed-out')
      const session = await findSession(presented)
      if (!session) throw new AppError('auth/session-ended')
      const rotated = await rotate(session, presented)
      if (rotated) return { session, token: rotated }
      // Either a parallel refresh was faster, or an earlier response was lost.
      const latest = await findSession(presented)
      if (!latest) throw new AppError('auth/session-ended')
      const current = currentTokenFor(latest, presented)
      if (current) return { session: latest, token: current }
      await end(latest.id)
      throw new AppError('auth/session-ended')
    },

    /** Finds the live session of a refresh token without consuming the token. */
    async find(candidate: string | undefined): Promise<Session | null> {
      const presented = parseRefreshToken(candidate)
      const session = presented && (await findSession(presented))
      if (!session || !presented) return null
      const holds = session.tokenHash === presented.tokenHash || currentTokenFor(session, presented) !== null
      return holds ? session : null
    },

    /**
     * Ends the session of a refresh token of any age, also one that wasn't used for too long; returns its ID token for
     * the sign-out at the issuer.
     */
    async signOut(candidate: string | undefined): Promise<{ idToken: string | null } | null> {
      const presented = parseRefreshToken(candidate)
      const session = presented && (await sessions.findByFamily(presented.familyHash, now()))
      if (!session) return null
      await end(session.id)
      if (isLive(session))
        await note({ userId: session.userId, kind: 'signed-out', details: { device: session.device } })
      return { idToken: session.sealedIdToken ? idTokenSealer.open(session.sealedIdToken) : null }
    },

    list: async (userId: string): Promise<Session[]> =>
      (await sessions.listByUser(userId, now())).filter(isLive),
    findById: (id: string) => sessions.findById(id, now()),
    end,

    /** Ends one of the person's sessions, as they asked. */
    async endOne({ id, userId, device }: Session): Promise<void> {
      await end(id)
      await note({ userId, kind: 'session-ended', details: { device } })
    },

    /** Ends all sessions of a person but one. */
    async endOthers(userId: string, keepId: string): Promise<void> {
      const ended = await endAll(async () =>
        (await sessions.listByUser(userId, now())).filter(({ id }) => id !== keepId),
      )
      await note({ userId, kind: 'signed-out-elsewhere', details: { sessions: ended } })
    },

    /** Ends all sessions of a person; returns their number. */
    endAllOf: (userId: string): Promise<number> => endAll(() => sessions.listByUser(userId, now())),

    /** Ends the sessions that come, or may come, from one session at the issuer; returns their number. */
    endByIssuerSid: (issuerSid: string, userId: string | null): Promise<number> =>
      endAll(() => sessions.listByIssuerSid(issuerSid, userId, now())),
  }
}
