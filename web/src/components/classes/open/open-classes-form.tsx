import type { ClassCard } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseOpenClasses, type CountedClasses } from '../../../http/queries/open-classes.ts'
import { classesKey } from '../../../http/queries/school-class.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { Button } from '../../fields/buttons/button.tsx'
import { useSubmission } from '../../fields/use-submission.ts'
import { notifyDone } from '../../overlays/notices/notify.tsx'
import { OpenClassRow } from './open-class-row.tsx'
import classes from './open-classes-form.module.css'

interface OpenClassesFormProps {
  counted: CountedClasses
  onClose: () => void
}

const isOpen = ({ readOnly }: ClassCard) => readOnly === null

/** One checkbox for each class; exactly as many as the plan allows can be saved. */
export function OpenClassesForm({ counted: { classes: all, limit }, onClose }: OpenClassesFormProps) {
  const { t } = useTranslation('open-classes')
  const client = useQueryClient()
  const reasonId = useId()
  // The classes that the person ticked or unticked; the others show their current state.
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (card: ClassCard) => changes.get(card.id) ?? isOpen(card)
  const chosen = all.filter(isChosen)
  const most = Math.min(limit, all.length)
  const surplus = chosen.length - most
  const isUnchanged = all.every((card) => isChosen(card) === isOpen(card))

  const { busy, error, submit } = useSubmission(async () => {
    if (!isUnchanged) {
      await chooseOpenClasses(chosen.map(({ id }) => id)).finally(() => {
        void client.invalidateQueries({ queryKey: classesKey })
        void client.invalidateQueries({ queryKey: ['class'] })
      })
      notifyDone(t('saved', { count: chosen.length }))
    }
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (surplus === 0) void submit()
  }
  const reason =
    surplus > 0 ? t('tooMany', { count: surplus }) : surplus < 0 ? t('tooFew', { count: -surplus }) : ''

  return (
    <form onSubmit={onSubmit} noValidate>
      <p className={classes.lead}>{t('lead', { count: limit })}</p>
      <ul className={`plain-list ${classes.list}`}>
        {all.map((card) => (
          <OpenClassRow
            key={card.id}
            card={card}
            checked={isChosen(card)}
            onChange={(checked) => setChanges(new Map(changes).set(card.id, checked))}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        {error !== null && <ProblemNote error={error} />}
        <p id={reasonId} className={classes.count} role="status" data-wrong={surplus > 0 || undefined}>
          <span className={classes.number}>{t('count', { chosen: chosen.length, count: most })}</span>
          {reason && <span>{reason}</span>}
        </p>
        <div className="actions">
          <Button
            look="primary"
            type="submit"
            busy={busy}
            disabled={surplus !== 0}
            aria-describedby={reasonId}
          >
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
