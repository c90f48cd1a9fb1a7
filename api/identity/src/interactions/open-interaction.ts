import { AppError } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { z } from 'zod'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

export const InteractionParams = z.strictObject({ uid: z.string().regex(/^[\w-]{10,64}$/) })

/**
 * Reads the interaction that both this browser's cookie and the URL name.
 * @throws AppError `identity/interaction-expired` if it doesn't exist or has expired
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

/**
 * Ends another person's session in this browser, because the new password decides who is signed in. Removes the session
 * from the interaction too, which otherwise couldn't be finished.
 */
async function endOther(provider: Provider, interaction: Interaction, accountId: string): Promise<void> {
  const left = interaction.session
  if (!left || left.accountId === accountId) return
  const session = await provider.Session.findByUid(left.uid)
  await session?.destroy()
  delete interaction.session
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
}

/** Records who signed in and returns the URL at which the browser finishes. */
export async function finishSignIn(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
  accountId: string,
): Promise<{ redirectTo: string }> {
  await endOther(provider, interaction, accountId)
  const result = { login: { accountId, remember: true } }
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result)
  return { redirectTo: new URL(returnTo).pathname }
}
