import { defaultNotificationTimeoutMs } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import i18next from 'i18next'
import { useNavigate } from 'react-router-dom'
import { showNotice } from '../../../components/overlays/notices/notices.ts'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { followBilling } from '../../../realtime/billing/follow-billing.ts'
import { followExports } from '../../../realtime/exports/follow-exports.ts'
import { followImages } from '../../../realtime/images/follow-images.ts'
import { followSchool } from '../../../realtime/schools/follow-school.ts'
import { followClasses } from '../../../realtime/classes/follow-classes.ts'

/**
 * Keeps classes, the school, the plan and pictures live for signed-in people. Shows a notice when the person loses
 * access to an open class, and when an operator has decided on one of their pictures.
 */
export function FollowClasses() {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(
    () =>
      followClasses(client, (name) =>
        // The notice stays until it is closed, because the person may not be looking.
        showNotice('problem', i18next.t('shell:accessGone', { name }), null),
      ),
    [client],
  )
  useEffect(() => followSchool(client), [client])
  useEffect(
    () =>
      followExports(() => {
        void client.invalidateQueries({ queryKey: backupsQuery.queryKey })
        // The person may have left the window meanwhile.
        showNotice('done', i18next.t('shell:exportReady'), null, {
          label: i18next.t('shell:exportReadyOpen'),
          run: () => void navigate('/settings/account'),
        })
      }),
    [client, navigate],
  )
  useEffect(() => followBilling(client), [client])
  useEffect(
    () =>
      followImages(client, (name, publication) => {
        if (publication === 'private') return
        const isGood = publication === 'published'
        const text = i18next.t(`shell:publication.${publication}`, { name })
        // A refusal stays until it is closed, because the person may not be looking.
        showNotice(isGood ? 'done' : 'problem', text, isGood ? defaultNotificationTimeoutMs : null)
      }),
    [client],
  )
  return null
}
