import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import i18next from 'i18next'
import { showNotice } from '../../../components/overlays/notices.ts'
import { followSchool } from '../../../realtime/schools/follow-school.ts'
import { followClasses } from '../../../realtime/classes/follow-classes.ts'

/** Classes and the school are live wherever signed-in people are; who loses one that is open is told. */
export function FollowClasses() {
  const client = useQueryClient()
  useEffect(
    () =>
      followClasses(client, (name) =>
        // It stays until it is closed: the person may be looking elsewhere.
        showNotice('problem', i18next.t('shell:accessGone', { name }), null),
      ),
    [client],
  )
  useEffect(() => followSchool(client), [client])
  return null
}
