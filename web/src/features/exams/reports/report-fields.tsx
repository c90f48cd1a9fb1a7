import type { Gradebook, ReportPart } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { languageNames, languages } from '../../../i18n/languages.ts'
import { gradebookName } from '../model/gradebook-name.ts'
import { offeredParts, reportGroups, wholeClass, type ReportChoices } from './report-choices.ts'
import classes from './report-fields.module.css'

interface ReportFieldsProps {
  gradebook: Gradebook
  choices: ReportChoices
  onChange: (choices: ReportChoices) => void
}

/** For whom the reports are, and what they show. */
export function ReportFields({ gradebook, choices, onChange }: ReportFieldsProps) {
  const { t } = useTranslation('term-reports')
  const change = (changed: Partial<ReportChoices>) => onChange({ ...choices, ...changed })
  const offered = offeredParts(gradebook)
  const toggle = (part: ReportPart) =>
    change({ parts: offered.filter((other) => choices.parts.includes(other) !== (other === part)) })
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={t('for.label')}
          value={choices.who}
          options={[
            { value: wholeClass, label: t('for.class', { count: gradebook.students.length }) },
            ...reportGroups(gradebook).map(({ id, name, count }) => ({
              value: id,
              label: t('for.group', { name, count }),
            })),
            ...gradebook.students.map((student) => ({
              value: student.studentId,
              label: gradebookName(student),
            })),
          ]}
          onChange={(who) => change({ who })}
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
        {offered.map((part) => (
          <label key={part} className={classes.check}>
            <input type="checkbox" checked={choices.parts.includes(part)} onChange={() => toggle(part)} />
            {t(`parts.${part}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
