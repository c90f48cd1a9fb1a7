import {
  EmailRequest,
  MailedLink,
  MailedLinkRequest,
  NewPasswordRequest,
  PasswordResetQuery,
  RegisterRequest,
} from '@classeur/contracts'
import { z } from 'zod'
import type { Callers } from '../devices/callers.ts'
import type { IdentityApp } from '../identity-app.ts'
import type { AccountsService } from './accounts.service.ts'

const Nothing = z.strictObject({})

/** Registration and password reset. The response is the same for every address. */
export function accountsRoutes(app: IdentityApp, accounts: AccountsService, callers: Callers): void {
  const accepted = { response: { 202: Nothing } }

  app.post('/accounts', { schema: { body: RegisterRequest, ...accepted } }, async (request, reply) => {
    await accounts.register(request.body, callers.callerOf(request))
    return reply.code(202).send({})
  })
  app.post(
    '/accounts/password-reset',
    { schema: { body: EmailRequest, querystring: PasswordResetQuery, ...accepted } },
    async (request, reply) => {
      const { body, query } = request
      await accounts.requestPasswordReset(body, query.redirect_to, callers.callerOf(request))
      return reply.code(202).send({})
    },
  )
  app.post(
    '/accounts/link',
    { schema: { body: MailedLinkRequest, response: { 200: MailedLink } } },
    ({ body }) => accounts.readLink(body.token),
  )
  app.post(
    '/accounts/password',
    { schema: { body: NewPasswordRequest, response: { 200: Nothing } } },
    async (request, reply) => {
      callers.remember(request, reply, await accounts.setPassword(request.body))
      return {}
    },
  )
}
