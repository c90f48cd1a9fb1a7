import { isFinalState, type CreditLine } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Tag, type Tone } from '../../../components/feedback/tag.tsx'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { generationPath } from '../../../realtime/generations/generation-actions.ts'
import classes from './ledger-line.module.css'

type Generation = NonNullable<CreditLine['generation']>

/** Links to a finished picture itself, and for any other generation to the page of its kind. */
const pathOf = (generation: Generation): string =>
  generation.kind === 'image' && generation.state === 'completed'
    ? `${generationPath(generation)}?image=${generation.id}`
    : generationPath(generation)

/** The query has the order loaded and marked, the hash has the page scroll to it. */
const orderPath = (number: string) => `/settings/order?number=${encodeURIComponent(number)}#${number}`

/** The outcome of a line, as a key of `wallet.happened`, and its tone. */
function outcomeOf({ kind, reserved, spent, givenBack, generation }: CreditLine): [string, Tone] {
  if (kind !== 'generation') return [kind, kind === 'purchase' || kind === 'grant' ? 'board' : 'plain']
  if (reserved > 0) {
    const isRunning = generation !== null && !isFinalState(generation.state)
    if (!isRunning) return ['reserved', 'plain']
    return [spent > 0 ? 'partlySpent' : 'running', 'sky']
  }
  if (givenBack === 0) return ['spent', 'plain']
  if (spent > 0) return ['partlyGivenBack', 'plain']
  const hasOwnText = generation?.state === 'failed' || generation?.state === 'flagged'
  return [hasOwnText ? `givenBack-${generation.state}` : 'givenBack', 'board']
}

/** One line of the wallet: date, purpose with a link, outcome, change and available credits. */
export function LedgerLine({ line }: { line: CreditLine }) {
  const { t } = useTranslation(['settings', 'generations'])
  const { kind, change, availableAfter, reserved, spent, givenBack, generation, order, by, at } = line
  const [outcome, tone] = outcomeOf(line)
  return (
    <tr>
      <td data-column="when">{formatDateTime(at)}</td>
      <td data-column="for">
        {generation ? (
          <>
            {t(`generations:kind.${generation.kind}`)} ·{' '}
            {generation.title === '' ? (
              t('wallet.deletedForGood')
            ) : (
              <Link to={pathOf(generation)}>
                <bdi>{generation.title}</bdi>
              </Link>
            )}
          </>
        ) : (
          <>
            {by?.kind ? t(`generations:kind.${by.kind}`) : t(`entry.${kind}`)}
            {by && (
              <>
                {' · '}
                <bdi>{by.name}</bdi>
              </>
            )}
            {order && (
              <>
                {' · '}
                <Link to={orderPath(order.number)} className="text-nowrap">
                  {t('wallet.order', { number: order.number })}
                </Link>
              </>
            )}
          </>
        )}
      </td>
      <td data-column="happened">
        <Tag tone={tone}>
          {t(`wallet.happened.${outcome}`, { spent, givenBack, price: spent + reserved })}
        </Tag>
      </td>
      <td data-column="credits" data-sign={change > 0 ? 'plus' : 'minus'} className={classes.change}>
        {formatNumber(change, { signDisplay: 'exceptZero' })}
      </td>
      <td data-column="toSpend">
        <span className={classes.narrowLabel}>{t('wallet.column.toSpend')}</span>{' '}
        {formatNumber(availableAfter)}
      </td>
    </tr>
  )
}
