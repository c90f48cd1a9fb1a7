import { AppError } from '@classeur/contracts'
import { networkOf } from '@classeur/domain/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Invalid links tried from one network. The limit only saves load, because 128 random bits protect a link. It doesn't
 * affect valid links, because a whole school can share one address.
 */
const guesses = { max: 30, timeWindow: 10 * 60_000 }
/** Allows a class of forty behind one address three requests each. */
const studentsOfOneLink = { max: 120, timeWindow: 10 * 60_000 }

const tooMany = (ttlMs: number) =>
  new AppError('general/too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttlMs / 1000)) })

/** Slows down people who guess links, without blocking valid links. */
export function createGuessLimit(app: FastifyInstance) {
  const countGuess = app.createRateLimit({
    ...guesses,
    keyGenerator: ({ ip }) => `join-guess:${networkOf(ip)}`,
  })
  const countStudent = app.createRateLimit({
    ...studentsOfOneLink,
    keyGenerator: ({ ip, params }) => `join-student:${(params as { token: string }).token}:${networkOf(ip)}`,
  })

  return {
    /**
     * Runs the action of a link. After too many invalid links, a further invalid one gets the time to wait.
     * @throws AppError `general/too-many-requests`
     */
    async guard<Result>(request: FastifyRequest, run: () => Promise<Result>): Promise<Result> {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'join/not-available') throw error
        const count = await countGuess(request)
        throw !count.isAllowed && count.isExceeded ? tooMany(count.ttl) : error
      }
    },

    /** Counts a student's join request on one link from one network. @throws AppError `general/too-many-requests` */
    async countStudent(request: FastifyRequest): Promise<void> {
      const count = await countStudent(request)
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
    },
  }
}

export type GuessLimit = ReturnType<typeof createGuessLimit>
