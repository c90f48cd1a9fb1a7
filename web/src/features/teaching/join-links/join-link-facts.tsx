import type { JoinLink } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/format.ts'

/** The expiry, audience and number of uses of a join link. */
export function JoinLinkFacts({ link }: { link: JoinLink }) {
  const { t } = useTranslation('teaching')
  const { audience, role, state, openUntil, expiresAt, uses, maxUses } = link
  const used = maxUses === null ? t('link.uses', { count: uses }) : t('link.usesOf', { count: maxUses, uses })
  return (
    <>
      {audience === 'teachers' && <p>{t('link.givesRole', { role: t(`role.${role}`) })}</p>}
      {audience === 'teachers' && state === 'open' && (
        <p>{t('link.openUntil', { date: formatDate(openUntil) })}</p>
      )}
      {expiresAt && <p>{t('link.endsOn', { date: formatDate(expiresAt) })}</p>}
      <p>{used}</p>
    </>
  )
}
