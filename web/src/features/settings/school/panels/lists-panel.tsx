import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { NamesField } from './names-field.tsx'
import type { SchoolSectionProps } from '../../model/sections.ts'
import { SectionFields } from './section-fields.tsx'

/** The subjects and levels offered for new classes. */
export function ListsPanel({ value, edit, wrong, readOnly }: SchoolSectionProps) {
  const { t } = useTranslation('school')
  const errorAt = (field: 'subjects' | 'levels') => (wrong.has(field) ? t('lists.tooMany') : undefined)
  return (
    <Panel title={t('lists.title')}>
      <SectionFields readOnly={readOnly}>
        <NamesField
          label={t('lists.subjects')}
          hint={t('lists.hint')}
          error={errorAt('subjects')}
          names={value.subjects}
          onChange={(subjects) => edit({ subjects })}
        />
        <NamesField
          label={t('lists.levels')}
          hint={t('lists.levelsHint')}
          error={errorAt('levels')}
          names={value.levels}
          onChange={(levels) => edit({ levels })}
        />
      </SectionFields>
    </Panel>
  )
}
