import type { School } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/ui/panel.tsx'
import { useSchoolEdit } from '../../hooks/use-school-edit.ts'
import { NamesField } from './names-field.tsx'
import { SchoolForm } from './school-form.tsx'

/** The subjects and levels that are offered for new classes. */
export function ListsPanel({ school, readOnly }: { school: School; readOnly: boolean }) {
  const { t } = useTranslation('school')
  const { value, edit, saving, save } = useSchoolEdit(school)
  return (
    <Panel title={t('lists.title')}>
      <SchoolForm saving={saving} save={save} readOnly={readOnly}>
        <NamesField
          label={t('lists.subjects')}
          hint={t('lists.hint')}
          names={value.subjects}
          onChange={(subjects) => edit({ subjects })}
        />
        <NamesField
          label={t('lists.levels')}
          hint={t('lists.levelsHint')}
          names={value.levels}
          onChange={(levels) => edit({ levels })}
        />
      </SchoolForm>
    </Panel>
  )
}
