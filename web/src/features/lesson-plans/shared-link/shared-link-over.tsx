import { IconLinkOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Panel } from '../../../components/layout/panel.tsx'

/** Says that a link leads nowhere: revoked, mistyped, or its plan is deleted. */
export function SharedLinkOver() {
  const { t } = useTranslation('lesson-shared')
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyState icon={IconLinkOff} title={t('over.title')}>
          {t('over.text')}
        </EmptyState>
      </Panel>
    </>
  )
}
