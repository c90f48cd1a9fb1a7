import type { TrashKind } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Leads from the deleted things of one kind to the trash, which holds all kinds. */
export function TrashLink({ kind }: { kind: TrashKind }) {
  const { t } = useTranslation('shell')
  return <Link to={`/backup?tab=trash&kind=${kind}`}>{t('openTrash')}</Link>
}
