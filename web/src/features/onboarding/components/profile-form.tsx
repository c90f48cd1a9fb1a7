import type { Language, TeacherRole, UserInfoInput } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSubjects } from '../../../components/profile/subjects.ts'
import { TeacherFields } from '../../../components/profile/teacher-fields.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import classes from './complete-profile.module.css'

const longestName = 80

interface ProfileFormProps {
  onSave: (answers: Pick<UserInfoInput, 'displayName' | 'role' | 'subjects' | 'language'>) => Promise<void>
}

/** The four questions. The language changes the screen at once. */
export function ProfileForm({ onSave }: ProfileFormProps) {
  const { t } = useTranslation('onboarding')
  const [displayName, setDisplayName] = useState('')
  const [role, setRole] = useState<TeacherRole>('teacher')
  const [subjects, setSubjects] = useState('')
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const [checked, setChecked] = useState(false)
  const nameRef = useRef<HTMLInputElement>(null)
  const { busy, error, submit } = useSubmission(onSave)

  const choose = (next: Language) => {
    setLanguage(next)
    void changeLanguage(next)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const name = displayName.trim()
    if (name === '') return nameRef.current?.focus()
    await submit({ displayName: name, role, subjects: parseSubjects(subjects), language })
  }

  return (
    <form className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {error !== null && <ProblemNote error={error} />}
      <TextField
        ref={nameRef}
        label={t('name')}
        hint={t('nameHint')}
        error={checked && displayName.trim() === '' ? t('nameMissing') : undefined}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        autoFocus
        value={displayName}
        onChange={(event) => setDisplayName(event.currentTarget.value)}
      />
      <TeacherFields role={role} subjects={subjects} onRole={setRole} onSubjects={setSubjects} />
      <SelectField
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={choose}
      />
      <Button look="primary" wide type="submit" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
