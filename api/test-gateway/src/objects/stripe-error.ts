export type StripeErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

export interface StripeErrorBody {
  type: StripeErrorType
  code?: string
  decline_code?: string
  message: string
  param?: string
}

/** An answer in Stripe's error format. Thrown inside a change, it undoes the change. */
export class StripeError extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that Stripe refuses with status 400. */
export const invalidRequest = (
  message: string,
  details: { code?: string; param?: string } = {},
): StripeError => new StripeError(400, { type: 'invalid_request_error', message, ...details })

/** Status 404 for an object that doesn't exist. */
export const noSuch = (kind: string, id: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replaceAll(/[._]/g, ' ')}: '${id}'`,
    param: 'id',
  })
