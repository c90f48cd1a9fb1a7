import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../components/fields/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { isProblem } from '../../../http/client.ts'
import { useProfile } from '../../../http/profile.ts'
import { classesKey, classQuery, latestClassesQuery } from '../../../http/school-class.ts'
import { createClass } from '../model/classes-queries.ts'
import { emptyDraft, fieldsOf } from '../model/class-draft.ts'
import { ClassFields } from './class-fields.tsx'
import { ClassLimit } from './class-limit.tsx'

/** Creates a class and opens it. */
export default function CreateClassDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const profile = useProfile()
  const { data: latest } = useQuery(latestClassesQuery)
  const nameRef = useRef<HTMLInputElement>(null)
  const [initial] = useState(() =>
    emptyDraft(latest?.classes.length ?? 0, profile?.subjects ?? [], new Date()),
  )
  const unsaved = useDraft({ form: 'new-class', initial })
  const draft = unsaved.value
  const [checked, setChecked] = useState(false)
  useEffect(() => nameRef.current?.focus(), [])

  const { busy, error, submit } = useSubmission(async () => {
    const made = await createClass(fieldsOf(draft))
    client.setQueryData(classQuery(made.id).queryKey, made)
    void client.invalidateQueries({ queryKey: classesKey })
    await navigate(`/classe/${made.id}`)
    unsaved.saved()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (draft.name.trim() === '') return nameRef.current?.focus()
    void submit()
  }

  return (
    <Dialog title={t('create.title')} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="new-class">
        <DraftNote draft={unsaved} />
        <ClassFields draft={draft} onChange={unsaved.set} checked={checked} nameRef={nameRef} />
        {error !== null && <ProblemNote error={error} />}
        {error === null && latest && <ClassLimit used={latest.used} limit={latest.limit} />}
        <div className="actions">
          <Button look="primary" type="submit" busy={busy}>
            {t('create.submit')}
          </Button>
          {isProblem(error, 'classes/limit-reached') && (
            <LinkButton to="/prime">{t('limit.plans')}</LinkButton>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
