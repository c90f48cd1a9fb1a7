import { generationKinds } from '@classeur/contracts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { useConnection } from '../../../http/connection.ts'
import { useWallet } from '../../../http/wallet.ts'
import classes from './make-button.module.css'
import type { PreviewProps } from './preview-props.ts'

const iconSizePx = 17

const sheetPrice = generationKinds['resource-sheet'].priceCredits

/** Asks for the sheets. Says what they cost and what is left, or why they can't be made. */
export function MakeButton({
  preview: { shown, isOlder },
  unready,
  sheets,
  isParentNote,
  formId,
  busy,
  error,
}: PreviewProps) {
  const { t } = useTranslation('resources')
  const wallet = useWallet().data
  const isOffline = useConnection() === 'lost'
  // Without a model, a sheet for which nothing is prepared isn't made and costs nothing.
  const price = !isOlder && shown ? shown.price : sheets * sheetPrice
  const cannot = !isOlder && shown?.canBeMade === false
  const isShort = wallet !== undefined && wallet.available < price
  const reason = isOffline ? t('make.offline') : cannot ? t('make.cannot') : null
  const isDisabled = unready !== null || reason !== null || isShort
  const action = t(isParentNote ? 'make.notes' : 'make.sheets', { count: price / sheetPrice })
  return (
    <div className={classes.make}>
      {error !== null && <ProblemNote error={error} />}
      <div className={classes.actions}>
        <Button
          look="primary"
          type="submit"
          form={formId}
          busy={busy}
          disabled={isDisabled}
          icon={<IconPencil size={iconSizePx} aria-hidden />}
        >
          {price > 0 ? `${action} · ${t('make.credits', { count: price })}` : t('make.none')}
        </Button>
        {reason === null ? unready === null && <PriceNote price={price} /> : <p role="status">{reason}</p>}
      </div>
    </div>
  )
}
