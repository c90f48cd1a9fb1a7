import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import type { DraftForm } from '../../../drafts/use-draft-form.ts'
import type { ClassDraft } from '../model/class-draft.ts'
import classes from './class-fields.module.css'
import { ColourField } from './colour-field.tsx'

const longest = { name: 80, level: 60, subjects: 400, schoolYear: 20 }

interface ClassFieldsProps extends Pick<DraftForm<ClassDraft>, 'values' | 'text' | 'set' | 'problems'> {
  readOnly?: boolean
}

/** The name and description of a class. */
export function ClassFields({ values, text, set, problems, readOnly = false }: ClassFieldsProps) {
  const { t } = useTranslation('classes')
  const control = (field: 'name' | 'level' | 'subjects' | 'schoolYear') => ({
    ...text(field),
    label: t(`field.${field}`),
    dir: 'auto' as const,
    autoComplete: 'off',
    maxLength: longest[field],
    readOnly,
  })
  return (
    <div className="stack">
      <TextField
        {...control('name')}
        hint={t('field.nameHint')}
        error={problems.name && t('field.nameMissing')}
      />
      <div className={classes.pair}>
        <TextField {...control('level')} hint={t('field.levelHint')} />
        <TextField {...control('schoolYear')} />
      </div>
      <TextField
        {...control('subjects')}
        hint={t('field.subjectsHint')}
        error={problems.subjects && t('field.subjectsTooMany')}
      />
      <ColourField value={values.colour} readOnly={readOnly} onChange={(colour) => set({ colour })} />
    </div>
  )
}
