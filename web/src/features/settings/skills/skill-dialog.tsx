import type { Skill } from '@classeur/contracts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { useSkillActions } from './skills-requests.ts'
import { branchOf } from './skill-rows.ts'
import classes from './skill-dialog.module.css'

type SkillFields = Pick<Skill, 'code' | 'name' | 'parentId'>

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
  const blank: SkillFields = { code: '', name: '', parentId: nextParent }
  const draft = useDraft<SkillFields>(
    skill
      ? {
          form: 'skill',
          subject: skill.id,
          stored: { code: skill.code, name: skill.name, parentId: skill.parentId },
        }
      : { form: 'new-skill', subject: parentId ?? '', initial: blank },
  )
  const { code, name, parentId: parent } = draft.value
  const [isNameMissing, setNameMissing] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const own = skill ? branchOf(skills, skill.id) : new Set<string>()
  const parents = skills.filter(({ id, archived }) => !own.has(id) && (!archived || id === parent))

  const parentName = (id: string | null) => {
    const one = skills.find((candidate) => candidate.id === id)
    return one ? labelOf(one) : t('skills.top')
  }

  // Focus the field after the dialog has opened, because opening it moves the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const saving = useSubmission(async () => {
    const fields = { code: code.trim(), name: name.trim(), parentId: parent }
    if (skill) {
      await change(skill.id, fields)
      draft.saved()
      onSaved(skill.id)
      return onClose()
    }
    const created = await create(fields)
    onSaved(created.id)
    setAdded(created.name)
    draft.saved()
    setNextParent(parent)
    form.current?.querySelector('input')?.focus()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setNameMissing(name.trim() === '')
    if (name.trim() !== '' && draft.conflicts.length === 0) void saving.submit()
  }

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
        <TextField
          label={t('skills.code')}
          hint={t('skills.codeHint')}
          maxLength={20}
          value={code}
          onChange={(event) => draft.set({ code: event.currentTarget.value })}
        />
        <TextField
          label={t('skills.name')}
          error={isNameMissing ? t('skills.nameMissing') : undefined}
          maxLength={160}
          value={name}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
        <SelectField
          label={t('skills.parent')}
          value={parent ?? ''}
          options={[
            { value: '', label: t('skills.top') },
            ...parents.map((one) => ({ value: one.id, label: labelOf(one) })),
          ]}
          onChange={(id) => draft.set({ parentId: id === '' ? null : id })}
        />
        {saving.error !== null && <ProblemNote error={saving.error} />}
        <div className={classes.saveRow}>
          <Button type="submit" look="primary" busy={saving.busy}>
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
