import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useProfile } from '../../../http/queries/profile.ts'
import { PersonForm } from './person-form.tsx'
import { NarrowStack } from './narrow-stack.tsx'

/** The person's profile, or a link to create one. */
export function PersonPanel() {
  const { t } = useTranslation('settings')
  const profile = useProfile()
  return (
    <Panel title={t('person.title')}>
      {profile === undefined && <SkeletonLines lines={2} heightPx={42} />}
      {profile === null && (
        <NarrowStack>
          <p>{t('person.none')}</p>
          <LinkButton to="/register?redirect_to=%2Fsettings%2Faccount" look="primary">
            {t('person.complete')}
          </LinkButton>
        </NarrowStack>
      )}
      {profile && <PersonForm key={profile.id} profile={profile} />}
    </Panel>
  )
}
