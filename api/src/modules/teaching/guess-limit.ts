import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Links that let nobody in, tried from one address. A school shares one: whoever has a good link is not counted. */
const guesses = { max: 30, timeWindow: 10 * 60_000 }
/** A class of forty, each three times. */
const studentsOfOneLink = { max: 120, timeWindow: 10 * 60_000 }

const tooMany = (ttlMs: number) =>
  new AppError('general/too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttlMs / 1000)) })

/** What makes trying links out pointless. */
export function createGuessLimit(app: FastifyInstance) {
  const countGuess = app.createRateLimit({ ...guesses, keyGenerator: ({ ip }) => `join-guess:${ip}` })
  const countStudent = app.createRateLimit({
    ...studentsOfOneLink,
    keyGenerator: ({ params }) => `join-student:${(params as { token: string }).token}`,
  })

  return {
    /**
     * Runs what a link is for, unless this address has guessed too often: then nobody learns whether a link is good.
     * @throws AppError `general/too-many-requests`
     */
    async guard<Result>(request: FastifyRequest, run: () => Promise<Result>): Promise<Result> {
      const before = await countGuess(request, { increment: false })
      if (!before.isAllowed && before.remaining === 0) throw tooMany(before.ttl)
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'join/not-available') throw error
        const after = await countGuess(request)
        throw !after.isAllowed && after.isExceeded ? tooMany(after.ttl) : error
      }
    },

    /** Counts a request of a student on a link. @throws AppError `general/too-many-requests` */
    async countStudent(request: FastifyRequest): Promise<void> {
      const count = await countStudent(request)
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
    },
  }
}
