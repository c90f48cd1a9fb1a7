import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { ownTimeZone } from '../../../../config/own-time-zone.ts'
import { languageNames, languages } from '../../../../i18n/languages.ts'
import { weekdayName, weekdays } from '../../model/weekdays.ts'
import type { SchoolSectionProps } from '../../model/sections.ts'
import { SectionFields } from './section-fields.tsx'
import classes from './year-panel.module.css'
import { TermsField } from './terms-field.tsx'

/** Language, time zone, week, school year and terms. */
export function YearPanel({ school, value, edit, readOnly }: SchoolSectionProps) {
  const { t } = useTranslation('school')
  const zones = useMemo(
    () => [...new Set(['UTC', school.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort(),
    [school.timeZone],
  )
  const here = ownTimeZone()
  return (
    <Panel title={t('year.title')}>
      <SectionFields readOnly={readOnly}>
        <SelectField
          label={t('year.language')}
          value={value.language}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          onChange={(language) => edit({ language })}
        />
        <SelectField
          label={t('year.timeZone')}
          hint={
            !readOnly &&
            here !== value.timeZone &&
            zones.includes(here) && (
              <button type="button" className={classes.inline} onClick={() => edit({ timeZone: here })}>
                {t('year.useZone', { zone: here.replaceAll('_', ' ') })}
              </button>
            )
          }
          value={value.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(timeZone) => edit({ timeZone })}
        />
        <SelectField
          label={t('year.weekStart')}
          value={String(value.weekStartsOn) as (typeof weekdays)[number]}
          options={weekdays.map((day) => ({ value: day, label: weekdayName(day) }))}
          onChange={(day) => edit({ weekStartsOn: Number(day) })}
        />
        <TextField
          label={t('year.schoolYear')}
          hint={t('year.schoolYearHint')}
          maxLength={20}
          dir="auto"
          value={value.schoolYear}
          onChange={(event) => edit({ schoolYear: event.currentTarget.value })}
        />
        <TermsField
          terms={value.terms}
          stored={school.terms}
          timeZone={value.timeZone}
          readOnly={readOnly}
          onChange={(terms) => edit({ terms })}
        />
      </SectionFields>
    </Panel>
  )
}
