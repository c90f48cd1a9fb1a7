import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { countriesIn } from '../../model/countries.ts'
import { LogoField } from './logo-field.tsx'
import type { SchoolSectionProps } from '../../model/sections.ts'
import { SectionFields } from './section-fields.tsx'

/** Name, logo, country and the data for receipts. */
export function IdentityPanel({ school, value, edit, wrong, readOnly }: SchoolSectionProps) {
  const { t } = useTranslation('school')
  const language = currentLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  return (
    <Panel title={t('identity.title')}>
      <LogoField school={school} readOnly={readOnly} />
      <SectionFields readOnly={readOnly}>
        <TextField
          label={t('identity.name')}
          error={wrong.has('name') ? t('identity.nameMissing') : undefined}
          maxLength={120}
          autoComplete="organization"
          value={value.name}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <SelectField
          label={t('identity.country')}
          value={value.country}
          options={[{ value: '', label: t('identity.noCountry') }, ...countries]}
          onChange={(country) => edit({ country })}
        />
        <TextField
          label={t('identity.taxId')}
          hint={t('identity.receipts')}
          maxLength={40}
          dir="auto"
          value={value.taxId}
          onChange={(event) => edit({ taxId: event.currentTarget.value })}
        />
        <TextField
          label={t('identity.address')}
          maxLength={400}
          autoComplete="street-address"
          value={value.address}
          onChange={(event) => edit({ address: event.currentTarget.value })}
        />
      </SectionFields>
    </Panel>
  )
}
