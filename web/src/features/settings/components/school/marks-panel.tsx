import { Rounding, type School } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { isValidScale } from '../../../../components/grading/scale-choice.ts'
import { ScaleField } from '../../../../components/grading/scale-field.tsx'
import { ChoiceField } from '../../../../components/ui/choice-field.tsx'
import { Panel } from '../../../../components/ui/panel.tsx'
import { SelectField } from '../../../../components/ui/select-field.tsx'
import { TextField } from '../../../../components/ui/text-field.tsx'
import { useSchoolEdit } from '../../hooks/use-school-edit.ts'
import { SchoolForm } from './school-form.tsx'

const isShare = (basisPoints: number) =>
  Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000

/** How results are shown where a class or an exam says nothing else. */
export function MarksPanel({ school, readOnly }: { school: School; readOnly: boolean }) {
  const { t } = useTranslation('school')
  const { value, edit, saving, save } = useSchoolEdit(school)
  const { passMarkBasisPoints, defaultScale } = value
  const hasPassMark = isShare(passMarkBasisPoints)
  return (
    <Panel title={t('marks.title')}>
      <SchoolForm
        saving={saving}
        save={save}
        isValid={hasPassMark && isValidScale(defaultScale)}
        readOnly={readOnly}
      >
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
          error={hasPassMark ? undefined : t('marks.passMarkInvalid')}
          value={Number.isNaN(passMarkBasisPoints) ? '' : passMarkBasisPoints / 100}
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
      </SchoolForm>
    </Panel>
  )
}
