import type { OfferedTransfers } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useAnswerOffer } from './use-answer-offer.ts'
import classes from './offered-transfer.module.css'

/** One class whose ownership is offered to the person, with buttons to accept or decline. */
export function OfferedTransfer({ classId, className, fromName }: OfferedTransfers['transfers'][number]) {
  const { t } = useTranslation('teaching')
  const { busy, error, submit } = useAnswerOffer(classId, className)
  return (
    <div className={classes.note}>
      <div className={classes.text}>
        <p className={classes.strong}>{t('transfer.offeredToYou', { from: fromName, name: className })}</p>
        <p>{t('transfer.meaning')}</p>
      </div>
      <div className="actions">
        <Button small look="primary" busy={busy} onClick={() => void submit('accept')}>
          {t('transfer.accept')}
        </Button>
        <Button small disabled={busy} onClick={() => void submit('decline')}>
          {t('transfer.decline')}
        </Button>
      </div>
      {error !== null && <ProblemNote error={error} />}
    </div>
  )
}
