import type { EditedObjective, Language } from '@classeur/contracts'
import { IconArrowBackUp, IconTrendingUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { levelAbove } from '../../model/objectives/edit-objectives.ts'
import { raiseObjective } from '../raise/raise-objective.ts'
import classes from './raise-level.module.css'

const iconSizePx = 17
type Wording = Pick<EditedObjective, 'text' | 'bloomLevel' | 'evidence'>
const isSame = (a: Wording, b: Wording) =>
  a.text === b.text && a.bloomLevel === b.bloomLevel && a.evidence === b.evidence

interface RaiseLevelProps {
  objective: EditedObjective
  language: Language
  onChange: (change: Wording) => void
}

/**
 * Rewords the objective for the next level, with undo until the next edit. An objective that can't be reworded keeps
 * its text and its level, and the teacher is asked to write it.
 */
export function RaiseLevel({ objective, language, onChange }: RaiseLevelProps) {
  const { t } = useTranslation('lesson-plans')
  const [change, setChange] = useState<{ before: Wording; after: Wording } | null>(null)
  const [refusedText, setRefusedText] = useState<string | null>(null)
  const above = levelAbove(objective.bloomLevel)
  const { text, bloomLevel, evidence } = objective

  const raise = () => {
    const after = raiseObjective(objective, language)
    if (!after) return setRefusedText(text)
    setRefusedText(null)
    setChange({ before: { text, bloomLevel, evidence }, after })
    onChange(after)
  }
  const isUndoable = change !== null && isSame(change.after, objective)
  return (
    <>
      {above && (
        <Button
          small
          look="quiet"
          icon={<IconTrendingUp size={iconSizePx} aria-hidden className="turns-in-rtl" />}
          onClick={raise}
        >
          {t('objectives.raise', { level: t(`bloom.${above}`) })}
        </Button>
      )}
      {isUndoable && (
        <Button
          small
          look="quiet"
          icon={<IconArrowBackUp size={iconSizePx} aria-hidden className="turns-in-rtl" />}
          onClick={() => onChange(change.before)}
        >
          {t('objectives.undoRaise')}
        </Button>
      )}
      <span role="status" className={classes.raiseNote}>
        {isUndoable && t('objectives.raised', { level: t(`bloom.${bloomLevel}`) })}
        {above && refusedText === text && t('objectives.notRaised', { level: t(`bloom.${above}`) })}
      </span>
    </>
  )
}
