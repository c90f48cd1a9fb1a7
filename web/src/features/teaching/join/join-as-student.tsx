import type { JoinInvitation } from '@classeur/contracts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { askToJoin } from '../model/join-requests.ts'
import classes from './join-as-student.module.css'

const nameLength = 80
const externalIdLength = 40
const empty = { firstName: '', lastName: '', externalId: '' }

/** A student types a name and requests to join; a teacher must accept. Several students can use one device in turn. */
export function JoinAsStudent({ token, invitation }: { token: string; invitation: JoinInvitation }) {
  const { t } = useTranslation('teaching')
  const draft = useDraft({ form: 'join-as-student', subject: token, initial: empty })
  const fields = draft.value
  const [asked, setAsked] = useState<string | null>(null)
  const { busy, error, submit } = useSubmission(async () => {
    await askToJoin(token, fields)
    setAsked(fields.firstName)
    draft.saved()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      draft.set({ [name]: event.currentTarget.value }),
  })
  if (asked !== null) {
    return (
      <Panel>
        <div role="status">
          <EmptyState
            icon={IconCircleCheck}
            title={t('join.student.done', { name: asked })}
            action={<Button onClick={() => setAsked(null)}>{t('join.student.another')}</Button>}
          >
            {t('join.student.doneText', { teacher: invitation.teacherName })}
          </EmptyState>
        </div>
      </Panel>
    )
  }
  return (
    <Panel>
      <form className="stack" onSubmit={onSubmit} data-draft="join-as-student">
        <DraftNote draft={draft} />
        <div className={classes.names}>
          <TextField
            required
            maxLength={nameLength}
            autoComplete="given-name"
            label={t('join.student.firstName')}
            {...field('firstName')}
          />
          <TextField
            required
            maxLength={nameLength}
            autoComplete="family-name"
            label={t('join.student.lastName')}
            {...field('lastName')}
          />
        </div>
        {invitation.asksForExternalId && (
          <TextField
            maxLength={externalIdLength}
            autoComplete="off"
            label={t('join.student.number')}
            hint={t('join.student.numberHint')}
            {...field('externalId')}
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
