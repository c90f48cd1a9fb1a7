import type { Language, UserInfoInput } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { TeacherDetails } from '../../components/profile/teacher-details.ts'
import { TeacherFields } from '../../components/profile/teacher-fields.tsx'
import { Button } from '../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SelectField } from '../../components/fields/choices/select-field.tsx'
import { TextField } from '../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../drafts/draft-note.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { languageNames, languages } from '../../i18n/languages.ts'
import classes from './profile-form.module.css'

export type ProfileAnswers = Pick<UserInfoInput, 'displayName' | 'role' | 'subjects' | 'language'>

const longestName = 80
const answers = TeacherDetails.extend({ withSample: z.boolean() })
const noAnswers: z.input<typeof answers> = {
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
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'profile',
    initial: noAnswers,
    schema: answers,
    save: ({ withSample, ...given }) => onSave({ ...given, language }, withSample),
  })

  const choose = (next: Language) => {
    setLanguage(next)
    void changeLanguage(next)
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="profile">
      <DraftNote draft={draft} />
      {error !== null && <ProblemNote error={error} />}
      <TextField
        {...text('displayName')}
        label={t('name')}
        hint={t('nameHint')}
        error={problems.displayName && t('nameMissing')}
        autoComplete="name"
        maxLength={longestName}
        autoFocus
      />
      <TeacherFields
        role={values.role}
        subjects={text('subjects')}
        areTooManySubjects={problems.subjects !== undefined}
        onRole={(next) => set({ role: next })}
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
          checked={values.withSample}
          onChange={(event) => set({ withSample: event.currentTarget.checked })}
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
