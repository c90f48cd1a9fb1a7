import { IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** The classes. There are none before the class area exists, and the card says so. */
export function ClassCards() {
  const { t } = useTranslation('home')
  return (
    <Panel title={t('classes.title')}>
      <EmptyState icon={IconSchool} title={t('classes.emptyTitle')}>
        {t('classes.emptyText')}
      </EmptyState>
    </Panel>
  )
}
