import { BloomLevel } from '@classeur/contracts'
import { stepOptionsHundredths } from '@classeur/domain/exams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '../../../../components/fields/field.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { areTooManyErrors, usualErrorLimits } from '../../model/build-structure.ts'
import { changeLeaf } from '../../model/edit-structure.ts'
import { writePoints } from '../../model/points.ts'
import type { LeafDraft } from '../../model/structure-draft.ts'
import { SkillPicker } from './skill-picker.tsx'
import type { StructureEditing } from '../structure-editing.ts'
import classes from './leaf-more.module.css'

interface LeafMoreProps extends Pick<StructureEditing, 'onEdit'> {
  leaf: LeafDraft
  /** Shown if a question has several parts. */
  title: string | null
}

const errorLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The rarely used fields of one leaf. */
export function LeafMore({ leaf, title, onEdit }: LeafMoreProps) {
  const { t } = useTranslation('exams')
  const [typedErrors, setTypedErrors] = useState('')
  const errors = leaf.usualErrors.join('\n')
  // Keep typed spaces and line ends while the meaning is the same.
  const errorsText = errorLines(typedErrors).join('\n') === errors ? typedErrors : errors
  const set = (changes: Partial<LeafDraft>) => onEdit((now) => changeLeaf(now, leaf.id, changes))
  return (
    <fieldset className={classes.leaf}>
      {title && <legend className={classes.legend}>{title}</legend>}
      <div className={classes.pair}>
        <SelectField
          label={t('structure.step')}
          value={String(leaf.stepHundredths)}
          options={stepOptionsHundredths.map((step) => ({ value: String(step), label: writePoints(step) }))}
          onChange={(step) =>
            set({ stepHundredths: stepOptionsHundredths.find((option) => String(option) === step) ?? 50 })
          }
        />
        <SelectField
          label={t('structure.bloom')}
          value={leaf.bloomLevel ?? ''}
          options={[
            { value: '' as const, label: t('structure.noBloom') },
            ...BloomLevel.options.map((level) => ({ value: level, label: t(`bloom.${level}`) })),
          ]}
          onChange={(bloomLevel) => set({ bloomLevel: bloomLevel || null })}
        />
      </div>
      <SkillPicker skills={leaf.skills} onChange={(skills) => set({ skills })} />
      <FieldFrame
        label={t('structure.usualErrors')}
        hint={t('structure.usualErrorsHint')}
        error={areTooManyErrors(leaf) && t('problem.usualErrors', usualErrorLimits)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            value={errorsText}
            onChange={(event) => {
              setTypedErrors(event.currentTarget.value)
              set({ usualErrors: errorLines(event.currentTarget.value) })
            }}
          />
        )}
      </FieldFrame>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={leaf.isBonus}
          onChange={(event) => set({ isBonus: event.currentTarget.checked })}
        />
        {t('structure.bonus')}
      </label>
    </fieldset>
  )
}
