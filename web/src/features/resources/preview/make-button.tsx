import { generationKinds, type PlannedSheet } from '@classeur/contracts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { PriceNote } from '../../../components/generations/price-note.tsx'
import { useConnection } from '../../../http/connection.ts'
import { useWallet } from '../../../http/queries/wallet.ts'
import { joinList } from '../../../i18n/join-list.ts'
import { useAudienceText } from '../model/use-audience-text.ts'
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
  names,
  formId,
  busy,
  error,
}: PreviewProps) {
  const { t } = useTranslation('resources')
  const wallet = useWallet().data
  const isOffline = useConnection() === 'lost'
  const audienceText = useAudienceText(names)
  const price = sheets * sheetPrice
  const isShort = wallet !== undefined && wallet.available < price
  const cannot = isOlder || !shown || shown.canBeMade ? null : whyNot(shown.sheets)
  const reason = isOffline ? t('make.offline') : cannot
  const isDisabled = unready !== null || reason !== null || isShort
  const action = t(isParentNote ? 'make.notes' : 'make.sheets', { count: sheets })
  /** A request is made as a whole, so one empty sheet stops it. */
  function whyNot(planned: readonly PlannedSheet[]): string {
    const empty = planned.filter(({ parts }) => parts.length === 0)
    if (empty.length === 0 || empty.length === planned.length) return t('make.cannot')
    return t('make.cannotFor', { names: joinList(empty.map(({ audience }) => audienceText(audience))) })
  }

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
          {sheets > 0 ? `${action} · ${t('make.credits', { count: price })}` : t('make.none')}
        </Button>
        {reason === null ? unready === null && <PriceNote price={price} /> : <p role="status">{reason}</p>}
      </div>
    </div>
  )
}
