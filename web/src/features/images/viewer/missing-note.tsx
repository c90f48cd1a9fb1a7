import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { joinList } from '../../../i18n/join-list.ts'

/** Lists the parts of the request that the picture doesn't show. */
export function MissingNote({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation('images')
  if (missing.length === 0) return null
  return <Tag tone="sun">{t('missing', { words: joinList(missing) })}</Tag>
}
