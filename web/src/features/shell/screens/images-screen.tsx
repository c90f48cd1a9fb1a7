import { IconPhoto, IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LinkButton } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { SectionTabs } from '../../../components/ui/section-tabs.tsx'

const places = ['mymedia', 'explore'] as const

/** Own images and those of others: both lists are empty until images can be made. */
export default function ImagesScreen() {
  const { t } = useTranslation('places')
  const { pathname } = useLocation()
  const place = pathname.endsWith('/explore') ? 'explore' : 'mymedia'
  return (
    <>
      <PageHeader title={t('images.heading')} />
      <SectionTabs
        label={t('images.heading')}
        sections={places.map((name) => ({ to: `/generate/image/${name}`, label: t(`images.${name}.tab`) }))}
      />
      <Panel>
        <EmptyState
          icon={place === 'explore' ? IconPhotoSearch : IconPhoto}
          title={t(`images.${place}.title`)}
          action={<LinkButton to="/lesson-plan-generator">{t('planALesson')}</LinkButton>}
        >
          {t(`images.${place}.text`)}
        </EmptyState>
      </Panel>
    </>
  )
}
