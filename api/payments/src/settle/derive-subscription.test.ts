import type { KnownSubscription } from '@classeur/database'
import { expect, it } from 'vitest'
import type { SettlementDependencies } from '../settlement.ts'
import { deriveSubscription } from './derive-subscription.ts'

const changes = { subscription: () => undefined, credits: () => undefined }

it('subscriptions that change during every try end with an error, not with a settlement without an end', async () => {
  let readings = 0
  const deps = {
    providerSubscriptions: {
      async listOfUser() {
        readings += 1
        if (readings > 1000) throw new Error('the test ends a loop without an end')
        return [{ status: 'canceled', storedTurn: readings }] as unknown as KnownSubscription[]
      },
    },
    subscriptions: { removePaid: async () => true, setPaid: async () => true },
  } as unknown as SettlementDependencies
  await expect(deriveSubscription(deps, 'person', changes as never)).rejects.toThrow('kept changing')
})
