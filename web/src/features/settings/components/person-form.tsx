import { UserInfoInput, type UserInfo } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSubjects } from '../../../components/profile/subjects.ts'
import { TeacherFields } from '../../../components/profile/teacher-fields.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { useSaveProfile } from '../../../http/profile.ts'
import { profileInput } from '../profile-input.ts'
import { SaveRow } from './save-row.tsx'
import classes from './settings.module.css'

/** Changes the name that colleagues see, the role and the subjects. */
export function PersonForm({ profile }: { profile: UserInfo }) {
  const { t } = useTranslation('settings')
  const saveProfile = useSaveProfile()
  const [displayName, setDisplayName] = useState(profile.displayName)
  const [role, setRole] = useState(profile.role)
  const [subjects, setSubjects] = useState(profile.subjects.join(', '))
  const [isSaved, setSaved] = useState(false)
  const edited = { displayName: displayName.trim(), role, subjects: parseSubjects(subjects) }
  const { busy, error, submit } = useSubmission(async () => {
    await saveProfile({ ...profileInput(profile), ...edited })
    setSaved(true)
  })
  const isValid = UserInfoInput.shape.displayName.safeParse(displayName).success
  const isChanged =
    edited.displayName !== profile.displayName ||
    role !== profile.role ||
    edited.subjects.join() !== profile.subjects.join()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && isChanged) void submit()
  }
  return (
    <form className={classes.stack} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('person.name')}
        hint={t('person.nameHint')}
        error={isValid ? undefined : t('person.nameInvalid')}
        autoComplete="name"
        value={displayName}
        onChange={(event) => setDisplayName(event.currentTarget.value)}
      />
      <TeacherFields role={role} subjects={subjects} onRole={setRole} onSubjects={setSubjects} />
      <SaveRow saving={{ isChanged, isSaved, busy, error }} isValid={isValid} />
    </form>
  )
}
