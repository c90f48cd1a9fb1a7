import type { Language, TeacherRole, UserInfoInput } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSubjects } from '../../components/profile/subjects.ts'
import { TeacherFields } from '../../components/profile/teacher-fields.tsx'
import { Button } from '../../components/fields/button.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useSubmission } from '../../components/fields/use-submission.ts'
import { DraftNote } from '../../drafts/draft-note.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { languageNames, languages } from '../../i18n/languages.ts'
import classes from './profile-form.module.css'

const longestName = 80

export type ProfileAnswers = Pick<UserInfoInput, 'displayName' | 'role' | 'subjects' | 'language'>

const noAnswers: { displayName: string; role: TeacherRole; subjects: string; withSample: boolean } = {
  displayName: '',
  role: 'teacher',
  subjects: '',
  withSample: true,
}

interface ProfileFormProps {
  /** `withSample` is true if the person also wants a sample class. */
  onSave: (answers: ProfileAnswers, withSample: boolean) => Promise<void>
}

/** The four profile questions, and the offer of a sample class. The language changes the screen at once. */
export function ProfileForm({ onSave }: ProfileFormProps) {
  const { t } = useTranslation('onboarding')
  const draft = useDraft({ form: 'profile', initial: noAnswers })
  const { displayName, role, subjects, withSample } = draft.value
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
    const answers = { displayName: name, role, subjects: parseSubjects(subjects), language }
    if (await submit(answers, withSample)) draft.saved()
  }

  return (
    <form className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate data-draft="profile">
      <DraftNote draft={draft} />
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
        onChange={(event) => draft.set({ displayName: event.currentTarget.value })}
      />
      <TeacherFields
        role={role}
        subjects={subjects}
        onRole={(next) => draft.set({ role: next })}
        onSubjects={(next) => draft.set({ subjects: next })}
      />
      <SelectField
        label={t('language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={choose}
      />
      <label className={classes.sample}>
        <input
          type="checkbox"
          checked={withSample}
          onChange={(event) => draft.set({ withSample: event.currentTarget.checked })}
        />
        <span>
          <span className={classes.sampleTitle}>{t('sample')}</span>
          <span className={classes.sampleText}>{t('sampleText')}</span>
        </span>
      </label>
      <Button look="primary" wide type="submit" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
