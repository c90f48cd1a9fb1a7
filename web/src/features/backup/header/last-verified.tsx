import type { BackupList } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../model/use-moment-text.ts'

/** How recent the latest backup is that was read again and is whole. */
export function LastVerified({ list }: { list: BackupList }) {
  const { t } = useTranslation('backup')
  const moment = useMomentText()
  if (list.lastVerifiedAt !== null)
    return <>{t('lastVerified', { when: moment.inSentence(list.lastVerifiedAt) })}</>
  return <>{t(list.backups.length > 0 ? 'noneVerified' : 'lead')}</>
}
