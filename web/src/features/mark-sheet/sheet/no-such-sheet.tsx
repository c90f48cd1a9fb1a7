import { IconTableOff } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../../components/fields/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { Panel } from '../../../components/layout/panel.tsx'

import classes from './no-such-sheet.module.css'

/** The exam doesn't exist or this person may not see it. Both cases look the same. */
export function NoSuchSheet() {
  const { t } = useTranslation('mark-sheet')
  return (
    <div className={classes.page}>
      <PageHeader title={t('missing.heading')} />
      <Panel>
        <EmptyState
          icon={IconTableOff}
          title={t('missing.title')}
          action={<LinkButton to="/">{t('missing.home')}</LinkButton>}
        >
          {t('missing.text')}{' '}
          <Trans t={t} i18nKey="missing.trash" components={{ trash: <Link to="/backup?tab=trash" /> }} />
        </EmptyState>
      </Panel>
    </div>
  )
}
