import type { RestoreConflict } from '@classeur/contracts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { MoreRow } from '../../../../components/layout/more-row.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { SheetBody } from '../frame/sheet-body.tsx'
import type { RestoreDecisions } from '../use-restore-choice.ts'
import classes from './compare-marks.module.css'
import { ConflictChoice } from './conflict-choice.tsx'

/** A class can have thousands of conflicts; more are shown while scrolling. */
const pageLength = 50

interface CompareMarksProps {
  decisions: RestoreDecisions
  conflicts: readonly RestoreConflict[]
  onBack: () => void
}

/** The marks that were written here after the backup, beside those in it. For each, or for all, one side is chosen. */
export function CompareMarks({ decisions, conflicts, onBack }: CompareMarksProps) {
  const { t } = useTranslation('backup')
  const [shown, setShown] = useState(pageLength)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { choice, decide } = decisions
  const settled = conflicts.filter(({ id }) => choice.decisions[id] !== undefined).length
  const ids = conflicts.map(({ id }) => id)
  const ready = settled === conflicts.length
  return (
    <SheetBody
      footer={
        <div className={classes.foot}>
          <p role="status" className="text-quiet">
            {t('compare.settled', { settled: formatNumber(settled), count: conflicts.length })}
          </p>
          <Button
            look={ready ? 'primary' : 'default'}
            icon={<IconArrowLeft size={16} aria-hidden className="turns-in-rtl" />}
            onClick={onBack}
          >
            {t('compare.back')}
          </Button>
        </div>
      }
    >
      <div data-draft="restore">
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {t('compare.title', { count: conflicts.length })}
        </h3>
        <p className="text-quiet">{t(choice.method === 'merge' ? 'compare.text' : 'compare.forMerge')}</p>
        <div className={classes.all}>
          <Button small onClick={() => decide(ids, 'archived')}>
            {t('compare.allArchived')}
          </Button>
          <Button small onClick={() => decide(ids, 'here')}>
            {t('compare.allHere')}
          </Button>
        </div>
        <ul className={classes.list}>
          {conflicts.slice(0, shown).map((conflict) => (
            <li key={conflict.id}>
              <ConflictChoice
                conflict={conflict}
                side={choice.decisions[conflict.id]}
                onChoose={(side) => decide([conflict.id], side)}
              />
            </li>
          ))}
        </ul>
        {shown < conflicts.length && (
          <MoreRow
            label={t('compare.more')}
            busy={false}
            shown={shown}
            onMore={() => setShown((count) => count + pageLength)}
          />
        )}
      </div>
    </SheetBody>
  )
}
