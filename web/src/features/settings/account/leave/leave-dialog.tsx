import type { DeletionPreview } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { deletionPreviewQuery, requestDeletion, useDeletionDue } from '../../../../http/queries/account.ts'
import { isProblem } from '../../../../http/client.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { Consequences } from './consequences.tsx'
import classes from './leave-dialog.module.css'
import { SharedClasses } from './shared-classes.tsx'
import { keepTypedAddress } from './typed-address.ts'

interface LeaveDialogProps {
  /** The address that was typed before the person signed in again. */
  typed: string
  onClose: () => void
}

/** Says exactly what a deletion does, lets classes go to colleagues, and asks for the person's address. */
export function LeaveDialog({ typed, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(deletionPreviewQuery)
  const [email, setEmail] = useState(typed)
  const keepTyped = () => keepTypedAddress(email)
  return (
    <Dialog title={t('leave.title')} onClose={onClose} wide>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} heightPx={24} />}
      {data && (
        <div className={classes.stack}>
          <p>{t('leave.intro')}</p>
          <Consequences preview={data} />
          <SharedClasses classes={data.sharedClasses} onSignInAgain={keepTyped} />
          <Confirmation {...{ preview: data, email, setEmail, keepTyped, onClose }} />
        </div>
      )}
    </Dialog>
  )
}

interface ConfirmationProps extends Pick<LeaveDialogProps, 'onClose'> {
  preview: DeletionPreview
  email: string
  setEmail: (typed: string) => void
  keepTyped: () => void
}

function Confirmation({ preview, email, setEmail, keepTyped, onClose }: ConfirmationProps) {
  const { t } = useTranslation('settings')
  const dueAt = useDeletionDue()
  const client = useQueryClient()
  const { busy, error, submit } = useSubmission(async () => {
    const readAgain = () => client.invalidateQueries({ queryKey: deletionPreviewQuery.queryKey })
    try {
      await requestDeletion(email)
    } catch (failure) {
      void readAgain()
      throw failure
    }
    // The panel behind the dialog must not say again that the plan renews.
    await readAgain()
    onClose()
  })
  const isSame = email.trim().toLowerCase() === preview.email.toLowerCase()
  // The payment provider failed after the request was stored.
  const isRefused = isProblem(error, 'account/deletion-pending')
  const mayRenew = dueAt !== null && !isRefused && (error !== null || preview.stillRenews === true)
  const isLastAdmin = preview.school?.isLastAdmin === true
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSame && !isLastAdmin) void submit()
      }}
    >
      {isLastAdmin && <p className={classes.warning}>{t('leave.lastAdmin')}</p>}
      <TextField
        label={t('leave.email')}
        hint={t('leave.emailHint', { email: preview.email })}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        autoComplete="off"
        dir="ltr"
        data-no-draft="confirmation"
      />
      {error !== null && <ProblemNote error={error} onSignInAgain={keepTyped} />}
      {mayRenew && <p className={classes.warning}>{t('leave.mayRenew', { date: formatDate(dueAt) })}</p>}
      <div className={classes.buttons}>
        <Button onClick={onClose}>{t('leave.cancel')}</Button>
        <Button type="submit" look="danger" busy={busy} disabled={!isSame || isLastAdmin}>
          {t('leave.submit')}
        </Button>
      </div>
    </form>
  )
}
