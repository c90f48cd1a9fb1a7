import type { GatewayEvent } from '../store/records.ts'
import { signatureOf } from './sign.ts'

/** Sends one event once. @returns whether the endpoint has accepted it */
export type SendWebhook = (event: GatewayEvent) => Promise<boolean>

const answerTimeoutMs = 10_000

/**
 * Posts signed events to one endpoint.
 * @param publicUrl sent as the forwarded host: the endpoint refuses other hosts, and `url` may be an internal address
 */
export function createSendWebhook(options: { url: string; secret: string; publicUrl: string }): SendWebhook {
  const forwardedHost = new URL(options.publicUrl).host
  return async (event) => {
    const body = JSON.stringify(event, null, 2)
    const response = await fetch(options.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, options.secret, Date.now()),
        'user-agent': 'Classeur test gateway',
        'x-forwarded-host': forwardedHost,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  }
}
