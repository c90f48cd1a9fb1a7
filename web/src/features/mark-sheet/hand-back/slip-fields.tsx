import { slipParts } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../components/fields/choices/check-field.tsx'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { groupsWith } from '../../../components/packs/pack-choices.ts'
import { PackFields } from '../../../components/packs/pack-fields.tsx'
import type { SheetState } from '../engine/sheet-engine.ts'
import { studentName } from '../model/sheet-text.ts'
import { isForOne, takersOf, type SlipChoices } from './slip-choices.ts'

interface SlipFieldsProps {
  sheet: SheetState['sheet']
  choices: SlipChoices
  onChange: (choices: SlipChoices) => void
}

/** For whom the slips are, and what they show. */
export function SlipFields({ sheet, choices, onChange }: SlipFieldsProps) {
  const { t } = useTranslation('hand-back')
  const change = (changed: Partial<SlipChoices>) => onChange({ ...choices, ...changed })
  const takers = takersOf(sheet)
  return (
    <>
      <PackFields
        students={takers.map((student) => ({ id: student.id, name: studentName(student) }))}
        groups={groupsWith(sheet.groups, takers)}
        partsLabel={t('parts.label')}
        parts={slipParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        choices={choices}
        onChange={change}
      />
      {!isForOne(sheet, choices.for) && (
        <>
          <ChoiceField
            label={t('perPage.label')}
            value={choices.perPage}
            options={[
              { value: '2', label: t('perPage.two') },
              { value: '1', label: t('perPage.one') },
            ]}
            onChange={(perPage) => change({ perPage })}
          />
          <CheckField
            label={t('withAbsent')}
            checked={choices.withAbsent}
            onChange={(withAbsent) => change({ withAbsent })}
          />
        </>
      )}
    </>
  )
}
