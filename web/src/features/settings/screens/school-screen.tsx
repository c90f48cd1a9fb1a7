import { IconBuilding } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** Nobody belongs to a school yet: schools come with classes. */
export default function SchoolScreen() {
  const { t } = useTranslation('settings')
  return (
    <Panel>
      <EmptyState icon={IconBuilding} title={t('school.title')}>
        {t('school.text')}
      </EmptyState>
    </Panel>
  )
}
