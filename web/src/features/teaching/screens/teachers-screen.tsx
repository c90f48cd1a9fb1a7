import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** The teachers of a class. */
export default function TeachersScreen() {
  const { t } = useTranslation('classes')
  return (
    <Panel>
      <EmptyState icon={IconUserCheck} title={t('soon.teachers')}>
        {t('soon.text')}
      </EmptyState>
    </Panel>
  )
}
