import { UserInfoInput, type UserInfo } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { useSaveProfile } from '../../../http/profile.ts'
import { profileInput } from '../profile-input.ts'
import classes from './settings.module.css'

/** Changes the name that colleagues see. */
export function PersonForm({ profile }: { profile: UserInfo }) {
  const { t } = useTranslation('settings')
  const saveProfile = useSaveProfile()
  const [displayName, setDisplayName] = useState(profile.displayName)
  const { busy, error, submit } = useSubmission(async (name: string) => {
    await saveProfile({ ...profileInput(profile), displayName: name })
    notifyDone(t('saved'))
  })
  const isValid = UserInfoInput.shape.displayName.safeParse(displayName).success
  const isChanged = displayName.trim() !== profile.displayName

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && isChanged) void submit(displayName.trim())
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
      <div>
        <Button type="submit" busy={busy} disabled={!isChanged || !isValid}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
