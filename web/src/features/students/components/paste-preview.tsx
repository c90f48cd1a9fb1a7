import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import type { PasteChoice, PastePlan } from '../paste/plan-paste.ts'
import { PastePreviewRow } from './paste-preview-row.tsx'
import classes from './paste-dialog.module.css'

const iconSizePx = 16

interface PastePreviewProps {
  plan: PastePlan
  onFlip: () => void
  onChoose: (key: string, choice: PasteChoice) => void
}

/** How each line is read, and whether it is added. */
export function PastePreview({ plan, onFlip, onChoose }: PastePreviewProps) {
  const { t } = useTranslation('students')
  if (plan.rows.length === 0) return <p className={classes.waiting}>{t('paste.nothingYet')}</p>
  return (
    <div className={classes.preview}>
      <div className={classes.order}>
        <p>
          {t(`paste.order.${plan.order}`)}
          {!plan.isCertain && <span className={classes.guess}> {t('paste.orderGuess')}</span>}
        </p>
        <Button small icon={<IconArrowsExchange size={iconSizePx} aria-hidden />} onClick={onFlip}>
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
              <th scope="col">{t('table.lastName')}</th>
              <th scope="col">{t('table.firstName')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('table.flags')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.rows.map((row) => (
              <PastePreviewRow key={row.key} row={row} onChoose={(choice) => onChoose(row.key, choice)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
