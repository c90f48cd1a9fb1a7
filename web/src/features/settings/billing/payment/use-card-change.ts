import { useHere } from '../../../../components/billing/return/return-path.ts'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { openPortal } from '../../../../http/queries/billing.ts'
import { openPage } from '../../../../http/open-page.ts'

/** Opens the provider's page on which the card is changed; it returns to this screen. */
export function useCardChange() {
  const here = useHere()
  return useSubmission(async () => openPage((await openPortal(here)).url))
}
