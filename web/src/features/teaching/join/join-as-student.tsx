import { AskToJoinRequest, type JoinInvitation } from '@classeur/contracts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { forgetRequestKey, keptRequestKey } from '../../../http/request-keys/kept-request-key.ts'
import { askToJoin } from '../model/join-requests.ts'
import classes from './join-as-student.module.css'

const nameLength = 80
const externalIdLength = 40
const request = AskToJoinRequest.omit({ requestKey: true }).required()
const empty = { firstName: '', lastName: '', externalId: '' }
const keyName = (token: string) => `join-request:${token}`

/** A student types a name and requests to join; a teacher must accept. Several students can use one device in turn. */
export function JoinAsStudent({ token, invitation }: { token: string; invitation: JoinInvitation }) {
  const { t } = useTranslation('teaching')
  const [asked, setAsked] = useState<string | null>(null)
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'join-as-student',
    subject: token,
    initial: empty,
    schema: request,
    save: async (sent) => {
      await askToJoin(token, { ...sent, requestKey: keptRequestKey(keyName(token)) })
      setAsked(sent.firstName)
    },
  })
  const another = () => {
    forgetRequestKey(keyName(token))
    setAsked(null)
  }
  if (asked !== null) {
    return (
      <Panel>
        <div role="status">
          <EmptyState
            icon={IconCircleCheck}
            title={t('join.student.done', { name: asked })}
            action={<Button onClick={another}>{t('join.student.another')}</Button>}
          >
            {t('join.student.doneText', { teacher: invitation.teacherName })}
          </EmptyState>
        </div>
      </Panel>
    )
  }
  return (
    <Panel>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="join-as-student">
        <DraftNote draft={draft} />
        <div className={classes.names}>
          <TextField
            {...text('firstName')}
            required
            maxLength={nameLength}
            autoComplete="given-name"
            label={t('join.student.firstName')}
            error={problems.firstName && t('join.student.firstNameMissing')}
          />
          <TextField
            {...text('lastName')}
            required
            maxLength={nameLength}
            autoComplete="family-name"
            label={t('join.student.lastName')}
            error={problems.lastName && t('join.student.lastNameMissing')}
          />
        </div>
        {invitation.asksForExternalId && (
          <TextField
            {...text('externalId')}
            maxLength={externalIdLength}
            autoComplete="off"
            label={t('join.student.number')}
            hint={t('join.student.numberHint')}
          />
        )}
        <p className={classes.text}>{t('join.student.privacy')}</p>
        <Button type="submit" look="primary" wide busy={busy}>
          {t('join.student.ask')}
        </Button>
        {error !== null && <ProblemNote error={error} />}
      </form>
    </Panel>
  )
}
