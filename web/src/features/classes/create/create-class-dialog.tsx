import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { useProfile } from '../../../http/queries/profile.ts'
import { classesKey, classQuery, latestClassesQuery } from '../../../http/queries/school-class.ts'
import { createClass } from '../model/classes-queries.ts'
import { ClassDraft, emptyDraft } from '../model/class-draft.ts'
import { ClassFields } from './class-fields.tsx'
import { ClassLimit } from './class-limit.tsx'

/** Creates a class and opens it. */
export default function CreateClassDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const profile = useProfile()
  const { data: latest } = useQuery(latestClassesQuery)
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(() =>
    emptyDraft(latest?.classes.length ?? 0, profile?.subjects ?? [], new Date()),
  )
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'new-class',
    initial,
    schema: ClassDraft,
    save: async (fields) => {
      const made = await createClass(fields)
      client.setQueryData(classQuery(made.id).queryKey, made)
      void client.invalidateQueries({ queryKey: classesKey })
      await navigate(`/classe/${made.id}`)
    },
  })

  // Focus the field after the dialog has opened, because opening it moves the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <Dialog title={t('create.title')} onClose={onClose}>
      <form ref={form} className="stack" onSubmit={onSubmit} noValidate data-draft="new-class">
        <DraftNote draft={draft} />
        <ClassFields values={values} text={text} set={set} problems={problems} />
        {error !== null && <ProblemNote error={error} />}
        {error === null && latest && <ClassLimit used={latest.used} limit={latest.limit} />}
        <div className="actions">
          <Button look="primary" type="submit" busy={busy}>
            {t('create.submit')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
