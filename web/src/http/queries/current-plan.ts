import { freePlanId } from '@classeur/domain/billing'
import { BillingPlan, CurrentSubscription } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { refreshAnew, useAuth } from '../session/auth-session.ts'
import { http, isProblem } from '../client.ts'

export interface CurrentPlan {
  plan: BillingPlan
  /** Null on the free plan. */
  subscription: CurrentSubscription | null
}

/**
 * The free plan unless `current_subscriptions/{uid}` exists. Refreshes the token first, so that its plan claim is
 * current.
 */
const currentPlanQuery = (userId: string) =>
  queryOptions({
    queryKey: ['current-plan', userId],
    queryFn: async (): Promise<CurrentPlan> => {
      await refreshAnew()
      const subscription = await http
        .get(`/api/current_subscriptions/${userId}`, CurrentSubscription)
        .catch((error: unknown) => {
          if (isProblem(error, 'general/not-found')) return null
          throw error
        })
      const planId = subscription?.planId ?? freePlanId
      return { subscription, plan: await http.get(`/api/plans/${planId}`, BillingPlan) }
    },
  })

/** The signed-in person's current plan. */
export function useCurrentPlan() {
  const auth = useAuth()
  const userId = auth.status === 'signed-in' ? auth.user.id : ''
  return useQuery({ ...currentPlanQuery(userId), enabled: userId !== '' })
}
