import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** The exams of a class. */
export default function ExamsScreen() {
  const { t } = useTranslation('classes')
  return (
    <Panel>
      <EmptyState icon={IconListCheck} title={t('soon.exams')}>
        {t('soon.text')}
      </EmptyState>
    </Panel>
  )
}
