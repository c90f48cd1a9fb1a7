import type { LimitReason } from '@classeur/domain/billing'
import { useQuery } from '@tanstack/react-query'
import { IconCoins, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { packsQuery } from '../../../http/queries/billing.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { LinkButton } from '../../fields/buttons/button.tsx'
import classes from './larger-plan-offer.module.css'
import { useHere, withFrom } from '../return/return-path.ts'
import { useLargerPlanText } from './use-larger-plan-text.ts'

const iconPx = 16

/**
 * What a larger plan gives at a limit, with its price, and the way there and back. Without prices (still loading, or an
 * installation that sells nothing) only the links remain.
 */
export default function LargerPlanOffer({ reason }: { reason: LimitReason }) {
  const { t } = useTranslation('larger-plan')
  const here = useHere()
  const { sells, text } = useLargerPlanText(reason)
  const isCredits = reason === 'credits'
  return (
    <div className={classes.offer}>
      {isCredits && sells && <PackOffer />}
      {text && <p>{text}</p>}
      <div className={classes.links}>
        {isCredits && (
          <LinkButton
            small
            to={withFrom('/settings/wallet', here)}
            icon={<IconCoins size={iconPx} aria-hidden />}
          >
            {t(sells ? 'buyCredits' : 'wallet')}
          </LinkButton>
        )}
        {(text || !isCredits) && (
          <LinkButton small to={withFrom('/prime', here)} icon={<IconSparkles size={iconPx} aria-hidden />}>
            {t('plans')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** The price of the smallest pack. */
function PackOffer() {
  const { t } = useTranslation('larger-plan')
  const { data } = useQuery(packsQuery)
  const smallest = data?.packs[0]
  if (!smallest) return null
  const price = formatMoney(smallest.priceMinor, smallest.currency)
  return <p>{t('pack', { count: smallest.credits, price })}</p>
}
