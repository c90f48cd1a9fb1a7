import { Skill } from '@classeur/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { useSkillActions } from './skills-requests.ts'
import { branchOf } from './skill-rows.ts'
import classes from './skill-dialog.module.css'

const SkillFields = Skill.pick({ code: true, name: true, parentId: true })

interface SkillDialogProps {
  skills: readonly Skill[]
  /** The skill to edit; null adds new ones. */
  skill: Skill | null
  /** The parent of a new skill. */
  parentId: string | null
  onClose: () => void
  onSaved: (id: string) => void
}

const labelOf = ({ code, name }: Skill) => (code === '' ? name : `${code} · ${name}`)

/** Edits a skill, or adds skills one after another until it is closed. */
export function SkillDialog({ skills, skill, parentId, onClose, onSaved }: SkillDialogProps) {
  const { t } = useTranslation('school')
  const { create, change } = useSkillActions()
  const form = useRef<HTMLFormElement>(null)
  /** Parent of the next new skill: the one just chosen, because skills are often added in a row. */
  const [nextParent, setNextParent] = useState(parentId)
  const [added, setAdded] = useState<string | null>(null)
  const { draft, values, text, set, focus, problems, busy, error, onSubmit } = useDraftForm({
    ...(skill
      ? {
          form: 'skill',
          subject: skill.id,
          stored: { code: skill.code, name: skill.name, parentId: skill.parentId },
        }
      : {
          form: 'new-skill',
          subject: parentId ?? '',
          initial: { code: '', name: '', parentId: nextParent },
        }),
    schema: SkillFields,
    save: async (fields) => {
      if (skill) {
        await change(skill.id, fields)
        onSaved(skill.id)
        return onClose()
      }
      const created = await create(fields)
      onSaved(created.id)
      setAdded(created.name)
      setNextParent(fields.parentId)
      focus('code')
    },
  })
  const own = skill ? branchOf(skills, skill.id) : new Set<string>()
  const parents = skills.filter(({ id, archived }) => !own.has(id) && (!archived || id === values.parentId))

  const parentName = (id: string | null) => {
    const one = skills.find((candidate) => candidate.id === id)
    return one ? labelOf(one) : t('skills.top')
  }

  // Focus the field after the dialog has opened, because opening it moves the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <Dialog title={skill ? t('skills.change') : t('skills.add')} onClose={onClose}>
      <form
        ref={form}
        className={classes.stack}
        onSubmit={onSubmit}
        noValidate
        data-draft={skill ? 'skill' : 'new-skill'}
      >
        <DraftNote draft={draft} />
        <DraftConflicts
          draft={draft}
          fields={{
            code: { name: t('skills.code') },
            name: { name: t('skills.name') },
            parentId: { name: t('skills.parent'), show: parentName },
          }}
        />
        <TextField {...text('code')} label={t('skills.code')} hint={t('skills.codeHint')} maxLength={20} />
        <TextField
          {...text('name')}
          label={t('skills.name')}
          error={problems.name && t('skills.nameMissing')}
          maxLength={160}
        />
        <SelectField
          label={t('skills.parent')}
          value={values.parentId ?? ''}
          options={[
            { value: '', label: t('skills.top') },
            ...parents.map((one) => ({ value: one.id, label: labelOf(one) })),
          ]}
          onChange={(id) => set({ parentId: id === '' ? null : id })}
        />
        {error !== null && <ProblemNote error={error} />}
        <div className={classes.saveRow}>
          <Button type="submit" look="primary" busy={busy}>
            {skill ? t('skills.save') : t('skills.add')}
          </Button>
          <Button onClick={onClose}>{added === null ? t('skills.cancel') : t('skills.done')}</Button>
          <p role="status" className={classes.saveState} data-saved={added === null ? undefined : true}>
            {added !== null && t('skills.added', { name: added })}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
