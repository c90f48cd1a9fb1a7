import { z } from 'zod'
import type { Sealer } from '../../security/sealer.ts'

export const operatorCookieName = 'classeur_operator'
const lifetimeMs = 8 * 3600 * 1000

const OperatorPass = z.object({ userId: z.string(), sessionId: z.string(), issuedAt: z.number() })
export type OperatorPass = z.infer<typeof OperatorPass>

/** The cookie only identifies its holder; every request checks whether that person is still an operator. */
export const sealOperatorPass = (
  sealer: Sealer,
  holder: Omit<OperatorPass, 'issuedAt'>,
  nowMs = Date.now(),
): string => sealer.seal(JSON.stringify({ ...holder, issuedAt: nowMs }))

export function openOperatorPass(
  sealer: Sealer,
  sealed: string | undefined,
  nowMs = Date.now(),
): OperatorPass | null {
  const opened = sealed === undefined ? null : sealer.open(sealed)
  if (opened === null) return null
  const pass = OperatorPass.parse(JSON.parse(opened))
  return pass.issuedAt + lifetimeMs > nowMs ? pass : null
}
