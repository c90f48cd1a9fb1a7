import type { Language } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../i18n/languages.ts'
import { CheckField } from '../fields/choices/check-field.tsx'
import { SelectField } from '../fields/choices/select-field.tsx'
import classes from './pack-fields.module.css'
import { wholeClass, type PackChoices } from './pack-choices.ts'

interface PackFieldsProps<Part extends string> {
  students: readonly { id: string; name: string }[]
  /** Groups with at least one of these students. */
  groups: readonly { id: string; name: string; count: number }[]
  partsLabel: string
  /** The parts that can be chosen, in their order. */
  parts: readonly { value: Part; label: string }[]
  choices: PackChoices<Part>
  onChange: (changed: Partial<PackChoices<Part>>) => void
}

/** For whom a pack is, in which language, and what it shows. */
export function PackFields<Part extends string>(props: PackFieldsProps<Part>) {
  const { students, groups, partsLabel, parts, choices, onChange } = props
  const { t } = useTranslation('packs')
  const toggle = (part: Part) =>
    onChange({
      parts: parts
        .map(({ value }) => value)
        .filter((value) => choices.parts.includes(value) !== (value === part)),
    })
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={t('for.label')}
          value={choices.for}
          options={[
            { value: wholeClass, label: t('for.class', { count: students.length }) },
            ...groups.map(({ id, name, count }) => ({ value: id, label: t('for.group', { name, count }) })),
            ...students.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(who) => onChange({ for: who })}
        />
        <SelectField
          label={t('language')}
          value={choices.language}
          options={languages.map((value: Language) => ({ value, label: languageNames[value] }))}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <fieldset className={classes.parts}>
        <legend className={classes.legend}>{partsLabel}</legend>
        {parts.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={choices.parts.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </fieldset>
    </>
  )
}
