import { UserInfoInput, type UserInfo } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSubjects } from '../../../components/profile/subjects.ts'
import { TeacherFields } from '../../../components/profile/teacher-fields.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { useSaveProfile } from '../../../http/profile.ts'
import { profileInput } from './profile-input.ts'
import { SaveRow } from './save-row.tsx'
import classes from './person-form.module.css'

/** Changes the name that colleagues see, the role and the subjects. */
export function PersonForm({ profile }: { profile: UserInfo }) {
  const { t } = useTranslation('settings')
  const { t: tProfile } = useTranslation('onboarding')
  const saveProfile = useSaveProfile()
  const stored = {
    displayName: profile.displayName,
    role: profile.role,
    subjects: profile.subjects.join(', '),
  }
  const draft = useDraft({ form: 'person', stored })
  const { displayName, role, subjects } = draft.value
  const [isSaved, setSaved] = useState(false)
  const edited = { displayName: displayName.trim(), role, subjects: parseSubjects(subjects) }
  const { busy, error, submit } = useSubmission(async () => {
    await saveProfile({ ...profileInput(profile), ...edited })
    draft.saved(draft.edits)
    setSaved(true)
  })
  const isValid = UserInfoInput.shape.displayName.safeParse(displayName).success
  const isChanged = draft.isEdited
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && isChanged && draft.conflicts.length === 0) void submit()
  }
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
        label={t('person.name')}
        hint={t('person.nameHint')}
        error={isValid ? undefined : t('person.nameInvalid')}
        autoComplete="name"
        value={displayName}
        onChange={(event) => draft.set({ displayName: event.currentTarget.value })}
      />
      <TeacherFields
        role={role}
        subjects={subjects}
        onRole={(next) => draft.set({ role: next })}
        onSubjects={(next) => draft.set({ subjects: next })}
      />
      <SaveRow saving={{ isChanged, isSaved, busy, error }} isValid={isValid} />
    </form>
  )
}
