import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { withValueAt } from '../../engine/paths.ts'
import { SectionKey, type ChoiceProps } from '../../sections/parts/section-parts.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import classes from './choice.module.css'

/** A tag that is a list of options. */
export function EditableChoice({ path, value, label, options, tone = 'plain', choose }: ChoiceProps) {
  const { t } = useTranslation('lesson-edit')
  const change = useEditSection(useContext(SectionKey))
  return (
    <select
      className={classes.choice}
      data-tone={tone}
      aria-label={t(`field.${label}`)}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        change((section) => (choose ? choose(section, chosen) : withValueAt(section, path, chosen)), {
          message: t('done.choice', { field: t(`field.${label}`) }),
        })
      }}
    >
      {!options.some((option) => option.value === value) && <option value={value} />}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
