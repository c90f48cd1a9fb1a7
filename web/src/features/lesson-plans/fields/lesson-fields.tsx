import type { Language } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useProfile } from '../../../http/profile.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import type { LessonFieldsProps } from '../model/lesson-inputs.ts'
import classes from './lesson-fields.module.css'
import { MoreFields } from './more-fields.tsx'
import { TeachingModelField } from './teaching-model-field.tsx'

const languageOptions = languages.map((value: Language) => ({ value, label: languageNames[value] }))

/** The main fields of a lesson: its topic, class, duration and teaching model. */
export function LessonFields({ form, wrong, onChange }: LessonFieldsProps) {
  const { t } = useTranslation('lesson-plans')
  const subjects = useProfile()?.subjects ?? []
  const listId = useId()
  const text = (field: 'topic' | 'subject' | 'level' | 'durationMin') => ({
    label: t(`form.${field}`),
    error: wrong.has(field) ? t(`form.wrong.${field}`) : undefined,
    name: field,
    ...(field !== 'durationMin' && { dir: 'auto' as const }),
    autoComplete: 'off',
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  return (
    <>
      <TextField {...text('topic')} placeholder={t('form.topicExample')} maxLength={200} />
      <div className={classes.columns}>
        <TextField {...text('subject')} list={listId} maxLength={80} />
        <datalist id={listId}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <TextField {...text('level')} placeholder={t('form.levelExample')} maxLength={80} />
      </div>
      <div className={classes.columns}>
        <TextField {...text('durationMin')} inputMode="numeric" maxLength={3} />
        <SelectField
          label={t('form.language')}
          value={form.language}
          options={languageOptions}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <TeachingModelField
        value={form.teachingModel}
        onChange={(teachingModel) => onChange({ teachingModel })}
      />
      <MoreFields form={form} wrong={wrong} onChange={onChange} />
    </>
  )
}
