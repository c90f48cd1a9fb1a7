import { IconSchoolOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Panel } from '../../../components/layout/panel.tsx'

/** The class doesn't exist or this person may not see it. Both cases look the same. */
export function NoSuchClass() {
  const { t } = useTranslation('classes')
  return (
    <>
      <PageHeader title={t('missing.heading')} />
      <Panel>
        <EmptyState
          icon={IconSchoolOff}
          title={t('missing.title')}
          action={<LinkButton to="/">{t('missing.home')}</LinkButton>}
        >
          {t('missing.text')}
        </EmptyState>
      </Panel>
    </>
  )
}
