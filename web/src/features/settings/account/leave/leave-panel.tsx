import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { deletionPreviewQuery, useDeletionDue } from '../../../../http/queries/account.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { NarrowStack } from '../narrow-stack.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { forgetTypedAddress, readTypedAddress } from './typed-address.ts'

/** The deletion of the account: what it means in a sentence, and the way to its conditions. */
export function LeavePanel() {
  const { t } = useTranslation('settings')
  const dueAt = useDeletionDue()
  // After signing in again, the dialog opens as it was.
  const [typed] = useState(readTypedAddress)
  useEffect(forgetTypedAddress, [])
  const [isOpen, setOpen] = useState(typed !== null)
  // The payment provider failed after the deletion was requested, so the request has to be repeated.
  const { data } = useQuery({ ...deletionPreviewQuery, enabled: dueAt !== null })
  const stillRenews = dueAt !== null && data?.stillRenews === true
  return (
    <Panel title={t('leave.title')}>
      <NarrowStack>
        <p>{dueAt === null ? t('leave.short') : t('leave.requested', { date: formatDate(dueAt) })}</p>
        {stillRenews && <p>{t('leave.stillRenews')}</p>}
        {(dueAt === null || stillRenews) && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {t(stillRenews ? 'leave.stopRenewal' : 'leave.open')}
          </Button>
        )}
      </NarrowStack>
      {isOpen && <LeaveDialog typed={typed ?? ''} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
