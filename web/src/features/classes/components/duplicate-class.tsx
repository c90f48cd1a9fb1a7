import type { SchoolClass } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { classesKey } from '../../../http/school-class.ts'
import { duplicateClass } from '../api/classes.ts'
import classes from './class-fields.module.css'

const longestName = 80

/** The same class once more, with or without its students; never with marks. It belongs to whoever makes it. */
export function DuplicateClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typedName, setName] = useState<string | null>(null)
  const [withStudents, setWithStudents] = useState(true)
  const name = typedName ?? t('duplicate.copyOf', { name: schoolClass.name }).slice(0, longestName)
  const { busy, error, submit } = useSubmission(async () => {
    const made = await duplicateClass(schoolClass.id, { name: name.trim(), withStudents })
    void client.invalidateQueries({ queryKey: classesKey })
    notifyDone(t('duplicate.done', { name: made.name }))
    await navigate(`/classe/${made.id}`)
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') void submit()
  }
  return (
    <Panel title={t('duplicate.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.hint}>{t('duplicate.text')}</p>
        <TextField
          label={t('duplicate.name')}
          dir="auto"
          autoComplete="off"
          maxLength={longestName}
          error={name.trim() === '' ? t('field.nameMissing') : undefined}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {schoolClass.counts.students > 0 && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={withStudents}
              onChange={(event) => setWithStudents(event.currentTarget.checked)}
            />
            <span>{t('duplicate.withStudents', { count: schoolClass.counts.students })}</span>
          </label>
        )}
        {error !== null && <ProblemNote error={error} />}
        <div className={classes.buttons}>
          <Button type="submit" busy={busy}>
            {t('duplicate.submit')}
          </Button>
          {isProblem(error, 'classes/limit-reached') && (
            <LinkButton to="/prime">{t('limit.plans')}</LinkButton>
          )}
        </div>
      </form>
    </Panel>
  )
}
