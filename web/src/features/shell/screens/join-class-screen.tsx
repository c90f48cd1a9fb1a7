import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { Panel } from '../../../components/ui/panel.tsx'

/** There are none yet, so whatever the address names is not there; the way on is. */
export default function JoinClassScreen() {
  const { t } = useTranslation('places')
  return (
    <>
      <PageHeader title={t('joinClass.heading')} />
      <Panel>
        <EmptyState
          icon={IconLink}
          title={t('joinClass.title')}
          action={<LinkButton to="/">{t('home')}</LinkButton>}
        >
          {t('joinClass.text')}
        </EmptyState>
      </Panel>
    </>
  )
}
