import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { transfersQuery } from '../model/members-requests.ts'
import { OfferedTransfer } from './offered-transfer.tsx'

/** Classes whose ownership is offered to the person. Renders nothing without any. */
export function OfferedTransfersNote() {
  const { t } = useTranslation('teaching')
  const { data } = useQuery(transfersQuery)
  if (!data || data.transfers.length === 0) return null
  return (
    <Panel title={t('transfer.title')}>
      {data.transfers.map((transfer) => (
        <OfferedTransfer key={transfer.classId} {...transfer} />
      ))}
    </Panel>
  )
}
