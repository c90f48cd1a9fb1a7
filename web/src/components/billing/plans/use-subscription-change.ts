import type { BillingOverview } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useSubmission, type Submission } from '../../fields/use-submission.ts'
import { billingQuery } from '../../../http/queries/billing.ts'

/** Changes the subscription and shows the result at once. */
export function useSubscriptionChange<A extends unknown[]>(
  change: (...args: A) => Promise<BillingOverview>,
): Submission<A> {
  const client = useQueryClient()
  return useSubmission(async (...args: A) => {
    client.setQueryData(billingQuery.queryKey, await change(...args))
    void client.invalidateQueries({ queryKey: ['current-plan'] })
  })
}
