import type { Language } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useGenerators } from '../../../http/queries/generators.ts'
import { useProfile } from '../../../http/queries/profile.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import type { LessonFieldsProps } from '../model/request/lesson-inputs.ts'
import classes from './lesson-fields.module.css'
import { MoreFields } from './more-fields.tsx'
import { NamedText } from '../../../components/outgoing/named-text.tsx'
import { ClassSourceFields } from './source/class-source-fields.tsx'
import { SkillChoice } from './source/skill-choice.tsx'
import { TeachingModelField } from './teaching-model-field.tsx'

const languageOptions = languages.map((value: Language) => ({ value, label: languageNames[value] }))

const longestWishes = 1000

/** The main fields of a lesson: its class, topic, level, duration, teaching model and skills. */
export function LessonFields({ values, text, set, problems, source }: LessonFieldsProps) {
  const { t } = useTranslation('lesson-plans')
  const subjects = useProfile()?.subjects ?? []
  const isSample = useGenerators()?.text === 'sample'
  const listId = useId()
  const control = (field: 'subject' | 'level' | 'durationMin') => ({
    ...text(field),
    label: t(`form.${field}`),
    error: problems[field] && t(`form.wrong.${field}`),
    ...(field !== 'durationMin' && { dir: 'auto' as const }),
    autoComplete: 'off',
  })
  return (
    <>
      <ClassSourceFields values={values} source={source} set={set} />
      <NamedText
        isOneLine
        label={t('form.topic')}
        error={problems.topic && t('form.wrong.topic')}
        value={values.topic}
        control={text('topic')}
        placeholder={t('form.topicExample')}
        maxLength={200}
      />
      <div className={classes.columns}>
        <TextField {...control('subject')} list={listId} maxLength={80} />
        <datalist id={listId}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <TextField {...control('level')} placeholder={t('form.levelExample')} maxLength={80} />
      </div>
      <div className={classes.columns}>
        <TextField {...control('durationMin')} inputMode="numeric" maxLength={3} />
        <SelectField
          label={t('form.language')}
          value={values.language}
          options={languageOptions}
          onChange={(language) => set({ language })}
        />
      </div>
      <TeachingModelField value={values.teachingModel} onChange={(teachingModel) => set({ teachingModel })} />
      <SkillChoice
        classId={values.classId ?? null}
        skillIds={values.skillIds ?? []}
        onChange={(skillIds) => set({ skillIds })}
      />
      <NamedText
        label={t('form.wishes')}
        hint={isSample ? <UnreadWishes isTyped={Boolean(values.wishes)} /> : t('form.wishesHint')}
        error={problems.wishes && t('form.wrong.tooLong')}
        value={values.wishes ?? ''}
        control={text('wishes')}
        maxLength={longestWishes}
        rows={2}
      />
      <MoreFields values={values} text={text} problems={problems} />
    </>
  )
}

/** Says that the sample generator follows no wishes, in bold type once the teacher types some. */
function UnreadWishes({ isTyped }: { isTyped: boolean }) {
  const { t } = useTranslation('lesson-plans')
  return isTyped ? <strong>{t('form.wishesUnread')}</strong> : t('form.wishesUnread')
}
