import { countKinds, type ImportPlan } from '@classeur/domain/roster'
import type { Roster } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { planSlotsOf } from '../model/plan-slots.ts'
import classes from './import-foot.module.css'

interface ImportFootProps {
  plan: ImportPlan
  roster: Roster
  busy: boolean
  error: unknown
  onImport: () => void
}

/** The import button, and the reasons why it can't be used yet. */
export function ImportFoot({ plan, roster, busy, error, onImport }: ImportFootProps) {
  const { t } = useTranslation('students')
  const [wasAsked, setWasAsked] = useState(false)
  const counts = countKinds(plan)
  const { free } = planSlotsOf(roster)
  const tooMany = Math.max(counts.created - free, 0)
  const isNothing = counts.created + counts.changed === 0
  const isReady = counts.ambiguous === 0 && tooMany === 0
  const press = () => {
    setWasAsked(true)
    if (isReady) onImport()
  }
  return (
    <div className={classes.foot}>
      {error !== null && <ProblemNote error={error} />}
      <div className={classes.text} aria-live="polite">
        {Number.isFinite(free) && <p>{t('paste.room', { count: free, limit: roster.limit })}</p>}
        {tooMany > 0 && <p className={classes.problem}>{t('paste.tooMany', { count: tooMany })}</p>}
        {wasAsked && counts.ambiguous > 0 && (
          <p className={classes.problem}>{t('import.undecided', { count: counts.ambiguous })}</p>
        )}
      </div>
      <Button look="primary" busy={busy} disabled={isNothing && counts.ambiguous === 0} onClick={press}>
        {isNothing
          ? t('import.nothing')
          : `${t('import.import')} · ${[
              counts.created > 0 && t('import.new', { count: counts.created }),
              counts.changed > 0 && t('import.changed', { count: counts.changed }),
            ]
              .filter(Boolean)
              .join(' · ')}`}
      </Button>
    </div>
  )
}
