import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import i18next from 'i18next'
import { showNotice } from '../../../components/overlays/notices/notices.ts'
import { followBilling } from '../../../realtime/billing/follow-billing.ts'
import { followSchool } from '../../../realtime/schools/follow-school.ts'
import { followClasses } from '../../../realtime/classes/follow-classes.ts'

/**
 * Keeps classes, the school and the plan live for signed-in people. Shows a notice when the person loses access to an open class.
 */
export function FollowClasses() {
  const client = useQueryClient()
  useEffect(
    () =>
      followClasses(client, (name) =>
        // The notice stays until it is closed, because the person may not be looking.
        showNotice('problem', i18next.t('shell:accessGone', { name }), null),
      ),
    [client],
  )
  useEffect(() => followSchool(client), [client])
  useEffect(() => followBilling(client), [client])
  return null
}
