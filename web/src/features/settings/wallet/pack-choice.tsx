import { lessonPriceCredits, type CreditPack } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../i18n/format.ts'
import classes from './pack-choice.module.css'

interface PackChoiceProps {
  packs: readonly CreditPack[]
  chosen: CreditPack
  onChoose: (id: string) => void
}

/** Packs as cards with radio buttons: their price, the price of one credit, and how many lesson plans they pay for. */
export function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  const { t } = useTranslation('settings')
  const name = useId()
  return (
    <fieldset className={classes.packs}>
      <legend className="visually-hidden">{t('wallet.buy.label')}</legend>
      {packs.map(({ id, credits, priceMinor, currency }) => (
        <label key={id} className={classes.pack}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen.id}
            onChange={() => onChoose(id)}
          />
          <span className={classes.text}>
            <span className={classes.strong}>{t('wallet.buy.credits', { count: credits })}</span>
            <span className="text-quiet">
              {t('wallet.buy.plans', {
                count: Math.floor(credits / lessonPriceCredits),
              })}
            </span>
          </span>
          <span className={classes.price}>
            <span className={classes.strong}>{formatMoney(priceMinor, currency)}</span>
            <span className="text-quiet">
              {t('wallet.buy.each', { price: formatMoney(priceMinor / credits, currency) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
