import { DuplicateClassRequest, type SchoolClass } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { classesKey } from '../../../http/queries/school-class.ts'
import { duplicateClass } from '../model/classes-queries.ts'
import classes from './duplicate-class.module.css'

const longestName = 80

/** Copies the class with or without its students, never with marks. The copy belongs to the person who creates it. */
export function DuplicateClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const copyName = t('duplicate.copyOf', { name: schoolClass.name }).slice(0, longestName)
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'duplicate-class',
    subject: schoolClass.id,
    initial: { name: copyName, withStudents: true },
    schema: DuplicateClassRequest,
    save: async (copy) => {
      const made = await duplicateClass(schoolClass.id, copy)
      void client.invalidateQueries({ queryKey: classesKey })
      notifyDone(t('duplicate.done', { name: made.name }))
      await navigate(`/classe/${made.id}`)
    },
  })
  return (
    <Panel title={t('duplicate.title')}>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="duplicate-class">
        <DraftNote draft={draft} />
        <p className="text-quiet">{t('duplicate.text')}</p>
        <TextField
          {...text('name')}
          label={t('duplicate.name')}
          dir="auto"
          autoComplete="off"
          maxLength={longestName}
          error={problems.name && t('field.nameMissing')}
        />
        {schoolClass.counts.students > 0 && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={values.withStudents}
              onChange={(event) => set({ withStudents: event.currentTarget.checked })}
            />
            <span>{t('duplicate.withStudents', { count: schoolClass.counts.students })}</span>
          </label>
        )}
        {error !== null && <ProblemNote error={error} />}
        <div className="actions">
          <Button type="submit" busy={busy}>
            {t('duplicate.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
