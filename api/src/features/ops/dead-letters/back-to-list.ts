import type { FastifyReply } from 'fastify'
import { deadLettersPath } from './dead-letters.page.ts'
import type { RetryOutcome } from './dead-letters.service.ts'

/** Redirects to the list, which shows the outcome. */
export function backToList(reply: FastifyReply, { because, ...counts }: RetryOutcome) {
  const query = new URLSearchParams(because ? { because } : {})
  for (const [name, value] of Object.entries(counts)) query.set(name, String(value))
  return reply.redirect(`${deadLettersPath}?${query.toString()}`, 303)
}
