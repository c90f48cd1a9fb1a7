import { EmailRequest, NewPasswordRequest, RegisterRequest } from '@classeur/contracts'
import { z } from 'zod'
import type { IdentityApp } from '../identity-app.ts'
import type { AccountsService } from './accounts.service.ts'

const Nothing = z.strictObject({})

/** Registration and password reset: the same answer for every address. */
export function accountsRoutes(app: IdentityApp, accounts: AccountsService): void {
  const accepted = { response: { 202: Nothing } }

  app.post('/accounts', { schema: { body: RegisterRequest, ...accepted } }, async (request, reply) => {
    await accounts.register(request.body)
    return reply.code(202).send({})
  })
  app.post(
    '/accounts/verification',
    { schema: { body: EmailRequest, ...accepted } },
    async (request, reply) => {
      await accounts.resendVerification(request.body)
      return reply.code(202).send({})
    },
  )
  app.post(
    '/accounts/password-reset',
    { schema: { body: EmailRequest, ...accepted } },
    async (request, reply) => {
      await accounts.requestPasswordReset(request.body)
      return reply.code(202).send({})
    },
  )
  app.post(
    '/accounts/password',
    { schema: { body: NewPasswordRequest, response: { 200: Nothing } } },
    async (request) => {
      await accounts.setPassword(request.body)
      return {}
    },
  )
}
