import { createHmac } from 'node:crypto'

/** The header `Stripe-Signature` for a body; `atMs` is the time of sending by the wall clock. */
export function signatureOf(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
