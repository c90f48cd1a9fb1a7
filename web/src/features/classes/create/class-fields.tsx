import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/fields/text-field.tsx'
import type { ClassDraft } from '../model/class-draft.ts'
import classes from './class-fields.module.css'
import { ColourField } from './colour-field.tsx'

const longest = { name: 80, level: 60, subjects: 400, schoolYear: 20 }

interface ClassFieldsProps {
  draft: ClassDraft
  /** Called with the changed fields only. */
  onChange: (fields: Partial<ClassDraft>) => void
  /** True after the first attempt to save: missing fields are then marked. */
  checked: boolean
  readOnly?: boolean
  nameRef: Ref<HTMLInputElement>
}

/** The name and description of a class. */
export function ClassFields({ draft, onChange, checked, readOnly = false, nameRef }: ClassFieldsProps) {
  const { t } = useTranslation('classes')
  const text = (field: 'name' | 'level' | 'subjects' | 'schoolYear') => ({
    label: t(`field.${field}`),
    dir: 'auto' as const,
    autoComplete: 'off',
    maxLength: longest[field],
    readOnly,
    value: draft[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  return (
    <div className="stack">
      <TextField
        {...text('name')}
        ref={nameRef}
        hint={t('field.nameHint')}
        error={checked && draft.name.trim() === '' ? t('field.nameMissing') : undefined}
      />
      <div className={classes.pair}>
        <TextField {...text('level')} hint={t('field.levelHint')} />
        <TextField {...text('schoolYear')} />
      </div>
      <TextField {...text('subjects')} hint={t('field.subjectsHint')} />
      <ColourField value={draft.colour} readOnly={readOnly} onChange={(colour) => onChange({ colour })} />
    </div>
  )
}
