import type { UserInfo } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TeacherDetails } from '../../../components/profile/teacher-details.ts'
import { TeacherFields } from '../../../components/profile/teacher-fields.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { changesOf } from '../../../drafts/field-edits.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { useChangeProfile } from '../../../http/queries/profile.ts'
import { SaveRow } from './save-row.tsx'
import classes from './person-form.module.css'

/** Changes the name that colleagues see, the role and the subjects. */
export function PersonForm({ profile }: { profile: UserInfo }) {
  const { t } = useTranslation('settings')
  const { t: tProfile } = useTranslation('onboarding')
  const changeProfile = useChangeProfile()
  const [isSaved, setSaved] = useState(false)
  const { displayName, role, subjects } = profile
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'person',
    stored: { displayName, role, subjects: subjects.join(', ') },
    schema: TeacherDetails,
    save: async (edited) => {
      await changeProfile(changesOf({ displayName, role, subjects }, edited))
      setSaved(true)
    },
  })
  const isValid = Object.keys(problems).length === 0
  return (
    <form className={classes.stack} onSubmit={onSubmit} noValidate data-draft="person">
      <DraftNote draft={draft} />
      <DraftConflicts
        draft={draft}
        fields={{
          displayName: { name: t('person.name') },
          role: { name: tProfile('role.label'), show: (value) => tProfile(`role.${value}`) },
          subjects: { name: tProfile('subjects') },
        }}
      />
      <TextField
        {...text('displayName')}
        label={t('person.name')}
        hint={t('person.nameHint')}
        error={problems.displayName && t('person.nameInvalid')}
        autoComplete="name"
      />
      <TeacherFields
        role={values.role}
        subjects={text('subjects')}
        areTooManySubjects={problems.subjects !== undefined}
        onRole={(next) => set({ role: next })}
      />
      <SaveRow saving={{ isChanged: draft.isEdited, isSaved, busy, error }} isValid={isValid} />
    </form>
  )
}
