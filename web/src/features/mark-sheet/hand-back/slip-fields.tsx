import { slipParts, type SlipPart } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { languageNames, languages } from '../../../i18n/languages.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { studentName } from '../model/sheet-text.ts'
import { groupsOf, takersOf, type SlipChoices } from './slip-choices.ts'
import classes from './slip-fields.module.css'

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
  const groups = groupsOf(sheet)
  const toggle = (part: SlipPart) =>
    change({ parts: slipParts.filter((other) => choices.parts.includes(other) !== (other === part)) })
  const isForMany = choices.for === 'class' || groups.some(({ id }) => id === choices.for)
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={t('for.label')}
          value={choices.for}
          options={[
            { value: 'class', label: t('for.class', { count: takers.length }) },
            ...groups.map(({ id, name, count }) => ({ value: id, label: t('for.group', { name, count }) })),
            ...takers.map((student) => ({ value: student.id, label: studentName(student) })),
          ]}
          onChange={(who) => change({ for: who })}
        />
        <SelectField
          label={t('language')}
          value={choices.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => change({ language })}
        />
      </div>
      <fieldset className={classes.parts}>
        <legend className={classes.legend}>{t('parts.label')}</legend>
        {slipParts.map((part) => (
          <label key={part} className={classes.check}>
            <input type="checkbox" checked={choices.parts.includes(part)} onChange={() => toggle(part)} />
            {t(`parts.${part}`)}
          </label>
        ))}
      </fieldset>
      {isForMany && (
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
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={choices.withAbsent}
              onChange={() => change({ withAbsent: !choices.withAbsent })}
            />
            {t('withAbsent')}
          </label>
        </>
      )}
    </>
  )
}
