import type { School } from '@classeur/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/ui/panel.tsx'
import { SelectField } from '../../../../components/ui/select-field.tsx'
import { TextField } from '../../../../components/ui/text-field.tsx'
import { formatLocale } from '../../../../i18n/format.ts'
import { languageNames, languages } from '../../../../i18n/languages.ts'
import { useSchoolEdit } from '../../hooks/use-school-edit.ts'
import { areTermsValid } from '../../school/terms.ts'
import { SchoolForm } from './school-form.tsx'
import classes from './school.module.css'
import { TermsField } from './terms-field.tsx'

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
/** A Monday. */
const anyMonday = Date.UTC(2026, 0, 5)
const dayMs = 24 * 3600 * 1000

const weekdayName = (day: string) =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    anyMonday + (Number(day) - 1) * dayMs,
  )

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Language, time zone and week of the school, its year and the terms. */
export function YearPanel({ school, readOnly }: { school: School; readOnly: boolean }) {
  const { t } = useTranslation('school')
  const { value, edit, saving, save } = useSchoolEdit(school)
  const zones = useMemo(
    () => [...new Set(['UTC', school.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort(),
    [school.timeZone],
  )
  const here = ownZone()
  return (
    <Panel title={t('year.title')}>
      <SchoolForm saving={saving} save={save} isValid={areTermsValid(value.terms)} readOnly={readOnly}>
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
        <TermsField terms={value.terms} readOnly={readOnly} onChange={(terms) => edit({ terms })} />
      </SchoolForm>
    </Panel>
  )
}
