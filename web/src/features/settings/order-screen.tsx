import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'

/** Nothing can be bought yet, so this list is always empty. */
export default function OrderScreen() {
  const { t } = useTranslation('settings')
  return (
    <Panel>
      <EmptyState icon={IconReceipt} title={t('order.title')}>
        {t('order.text')}
      </EmptyState>
    </Panel>
  )
}
