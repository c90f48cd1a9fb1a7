import type { PendingTransfer } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import classes from './pending-transfer-note.module.css'

interface PendingTransferNoteProps {
  transfer: PendingTransfer
  onWithdraw: () => Promise<void>
}

/** The owner's pending offer of ownership. */
export function PendingTransferNote({ transfer, onWithdraw }: PendingTransferNoteProps) {
  const { t } = useTranslation('teaching')
  const { busy, submit } = useSubmission(onWithdraw)
  return (
    <div className={classes.note}>
      <p className={classes.text}>
        {t('transfer.waiting', { name: transfer.toName, date: formatDate(transfer.offeredAt) })}
      </p>
      <Button small busy={busy} onClick={() => void submit()}>
        {t('transfer.withdraw')}
      </Button>
    </div>
  )
}
