import { AppError } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { z } from 'zod'

export const InteractionParams = z.strictObject({ uid: z.string().regex(/^[\w-]{10,64}$/) })

/**
 * The interaction that this browser's cookie and the address name.
 * @throws AppError `identity/interaction-expired` when there is none (any more)
 */
export async function openInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: z.infer<typeof InteractionParams> }>,
  reply: FastifyReply,
) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) throw new AppError('identity/interaction-expired')
    throw error
  })
  if (interaction.uid !== request.params.uid) throw new AppError('identity/interaction-expired')
  return interaction
}

/** Records who signed in and returns where the browser goes to finish. */
export async function finishSignIn(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<{ redirectTo: string }> {
  const result = { login: { accountId, remember: true } }
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result)
  return { redirectTo: new URL(returnTo).pathname }
}
