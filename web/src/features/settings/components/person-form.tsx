import { UserInfoInput, type UserInfo } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSubjects } from '../../../components/profile/subjects.ts'
import { TeacherFields } from '../../../components/profile/teacher-fields.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { useSaveProfile } from '../../../http/profile.ts'
import { profileInput } from '../profile-input.ts'
import classes from './settings.module.css'

/** Changes the name that colleagues see, the role and the subjects. */
export function PersonForm({ profile }: { profile: UserInfo }) {
  const { t } = useTranslation('settings')
  const saveProfile = useSaveProfile()
  const [displayName, setDisplayName] = useState(profile.displayName)
  const [role, setRole] = useState(profile.role)
  const [subjects, setSubjects] = useState(profile.subjects.join(', '))
  const edited = { displayName: displayName.trim(), role, subjects: parseSubjects(subjects) }
  const { busy, error, submit } = useSubmission(async () => {
    await saveProfile({ ...profileInput(profile), ...edited })
    notifyDone(t('saved'))
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
      {error !== null && <ProblemNote error={error} />}
      <TextField
        label={t('person.name')}
        hint={t('person.nameHint')}
        error={isValid ? undefined : t('person.nameInvalid')}
        autoComplete="name"
        value={displayName}
        onChange={(event) => setDisplayName(event.currentTarget.value)}
      />
      <TeacherFields role={role} subjects={subjects} onRole={setRole} onSubjects={setSubjects} />
      <div>
        <Button type="submit" busy={busy} disabled={!isChanged || !isValid}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
