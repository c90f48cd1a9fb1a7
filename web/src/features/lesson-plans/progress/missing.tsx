import { IconNotesOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Panel } from '../../../components/layout/panel.tsx'

/** The resource doesn't exist or belongs to someone else. Both cases look the same. */
export function Missing({ heading, title }: { heading: string; title: string }) {
  const { t } = useTranslation('lesson-plans')
  return (
    <>
      <PageHeader title={heading} />
      <Panel>
        <EmptyState
          icon={IconNotesOff}
          title={title}
          action={
            <LinkButton to="/lesson-plan-generator" look="primary">
              {t('missing.action')}
            </LinkButton>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </Panel>
    </>
  )
}
