import { Rounding } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ScaleField } from '../../../../components/grading/scale-field.tsx'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import type { SchoolSectionProps } from '../../model/sections.ts'
import { SectionFields } from './section-fields.tsx'

/** The default format of results for all classes and exams. */
export function MarksPanel({ value, edit, wrong, readOnly }: SchoolSectionProps) {
  const { t } = useTranslation('school')
  const { passMarkBasisPoints, defaultScale } = value
  return (
    <Panel title={t('marks.title')}>
      <SectionFields readOnly={readOnly}>
        <ScaleField
          label={t('marks.scale')}
          hint={t('marks.scaleHint')}
          value={defaultScale}
          readOnly={readOnly}
          onChange={(next) => edit({ defaultScale: next })}
        />
        <TextField
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          step={0.5}
          label={t('marks.passMark')}
          hint={t('marks.passMarkHint')}
          error={wrong.has('passMarkBasisPoints') ? t('marks.passMarkInvalid') : undefined}
          value={Number.isFinite(passMarkBasisPoints) ? passMarkBasisPoints / 100 : ''}
          onChange={(event) =>
            edit({ passMarkBasisPoints: Math.round(event.currentTarget.valueAsNumber * 100) })
          }
        />
        <SelectField
          label={t('marks.rounding')}
          hint={t('marks.roundingHint')}
          value={value.rounding}
          options={Rounding.options.map((name) => ({ value: name, label: t(`rounding.${name}`) }))}
          onChange={(rounding) => edit({ rounding })}
        />
        <ChoiceField
          label={t('marks.ranks')}
          value={value.showRanks ? 'show' : 'hide'}
          options={(['show', 'hide'] as const).map((name) => ({ value: name, label: t(`marks.${name}`) }))}
          onChange={(name) => edit({ showRanks: name === 'show' })}
        />
      </SectionFields>
    </Panel>
  )
}
