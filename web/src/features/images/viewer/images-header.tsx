import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/layout/page-header.tsx'
import { SectionTabs } from '../../../components/layout/section-tabs.tsx'

/** The header of both picture pages. */
export function ImagesHeader({ lead }: { lead: string }) {
  const { t } = useTranslation('images')
  return (
    <>
      <PageHeader title={t('heading')} lead={lead} />
      <SectionTabs
        label={t('heading')}
        sections={[
          { to: '/generate/image/mymedia', label: t('tab.mymedia') },
          { to: '/generate/image/explore', label: t('tab.explore') },
        ]}
      />
    </>
  )
}
