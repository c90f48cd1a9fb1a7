import type { PasteDecisions, PastePlan } from '@classeur/domain/roster'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { PastePreviewRow } from './paste-preview-row.tsx'
import classes from './paste-preview.module.css'

const iconSizePx = 16

interface PastePreviewProps {
  plan: PastePlan
  decisions: PasteDecisions
  onDecide: (decisions: PasteDecisions) => void
}

/** Shows how each name is read and whether it will be added. */
export function PastePreview({ plan, decisions, onDecide }: PastePreviewProps) {
  const { t } = useTranslation('students')
  const { choices, swapped } = decisions
  const otherOrder = plan.order === 'last-first' ? 'first-last' : 'last-first'
  const swap = (key: string) => {
    const next = new Set(swapped)
    if (!next.delete(key)) next.add(key)
    onDecide({ ...decisions, swapped: next })
  }
  return (
    <div className={classes.preview}>
      <div className={classes.order}>
        <p>
          {t(`paste.order.${plan.order}`)}
          {!plan.isCertain && <span className={classes.guess}> {t('paste.orderGuess')}</span>}
        </p>
        <Button
          small
          icon={<IconArrowsExchange size={iconSizePx} aria-hidden />}
          onClick={() => onDecide({ ...decisions, order: otherOrder, swapped: new Set() })}
        >
          {t('paste.flip')}
        </Button>
      </div>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('paste.preview')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('paste.addColumn')}</span>
              </th>
              <th scope="col" data-column="number">
                {t('paste.lineColumn')}
              </th>
              <th scope="col">{t('table.lastName')}</th>
              <th scope="col">{t('table.firstName')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('paste.flip')}</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('table.flags')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <PastePreviewRow
                key={row.key}
                row={row}
                onChoose={(choice) =>
                  onDecide({ ...decisions, choices: new Map([...choices, [row.key, choice]]) })
                }
                onSwap={() => swap(row.key)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
