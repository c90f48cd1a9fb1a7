import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** No backup has been made: making one comes with classes and marks. */
export default function BackupScreen() {
  const { t } = useTranslation('places')
  return (
    <>
      <PageHeader title={t('backup.heading')} />
      <Panel>
        <EmptyState icon={IconArchive} title={t('backup.title')}>
          {t('backup.text')}
        </EmptyState>
      </Panel>
    </>
  )
}
