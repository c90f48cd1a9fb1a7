import type { MarkAuthor } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import classes from './history-bar.module.css'

interface HistoryBarProps {
  people: readonly MarkAuthor[]
  personId: string | null
  onPerson: (personId: string | null) => void
  /** Null if nothing can be restored now. */
  onMoment: ((at: string) => void) | null
}

/** Filters the history by person, and opens the marks of any past moment. */
export function HistoryBar({ people, personId, onPerson, onMoment }: HistoryBarProps) {
  const { t } = useTranslation('mark-history')
  const [typed, setTyped] = useState('')
  const instant = typed === '' ? Number.NaN : new Date(typed).getTime()
  const everybody = [...new Map(people.map(({ id, name }) => [id, name])).entries()]
  return (
    <div className={classes.bar}>
      {everybody.length > 1 && (
        <SelectField
          label={t('person')}
          value={personId ?? ''}
          options={[
            { value: '', label: t('everybody') },
            ...everybody.map(([value, name]) => ({ value, label: name || t('somebody') })),
          ]}
          onChange={(value) => onPerson(value || null)}
        />
      )}
      {onMoment && (
        <form
          className={classes.moment}
          onSubmit={(event) => {
            event.preventDefault()
            if (!Number.isNaN(instant)) onMoment(new Date(instant).toISOString())
          }}
        >
          <TextField
            type="datetime-local"
            step={1}
            label={t('moment')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" disabled={Number.isNaN(instant)}>
            {t('compare')}
          </Button>
        </form>
      )}
    </div>
  )
}
