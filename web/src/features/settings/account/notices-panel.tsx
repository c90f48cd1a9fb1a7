import { defaultNotificationPreferences, type NotificationPreferences } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { useRemember } from '../../../components/profile/use-remember.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { useProfile } from '../../../http/queries/profile.ts'
import { SavedMark } from './saved-mark.tsx'
import { NarrowStack } from './narrow-stack.tsx'

/** The kinds of notices that exist so far. */
const kinds = ['generations'] as const satisfies (keyof NotificationPreferences)[]

/** The choice of notices. Problems are always shown. */
export function NoticesPanel() {
  const { t } = useTranslation('settings')
  const { isSaved, remember } = useRemember()
  const notifications = useProfile()?.notifications ?? defaultNotificationPreferences
  return (
    <Panel title={t('notices.title')} aside={<SavedMark isSaved={isSaved} />}>
      <NarrowStack>
        {kinds.map((kind) => (
          <ChoiceField
            key={kind}
            label={t(`notices.${kind}`)}
            value={notifications[kind] ? 'on' : 'off'}
            options={(['on', 'off'] as const).map((value) => ({ value, label: t(`notices.${value}`) }))}
            onChange={(value) => remember({ notifications: { [kind]: value === 'on' } })}
          />
        ))}
      </NarrowStack>
    </Panel>
  )
}
