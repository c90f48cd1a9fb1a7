import { compareStructures } from '@classeur/domain/exams'
import type { ExamStructure } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { writePoints } from '../../model/points.ts'
import classes from './meanwhile-note.module.css'

interface MeanwhileNoteProps {
  /** The structure on which the edit is based. */
  before: ExamStructure
  /** The structure that a colleague has saved since. */
  now: ExamStructure
  onKeep: () => void
  onTake: () => void
}

/** Shows what a colleague saved during this edit, keeps both versions, and asks which to continue with. */
export function MeanwhileNote({ before, now, onKeep, onTake }: MeanwhileNoteProps) {
  const { t } = useTranslation('exams')
  return (
    <div role="alert" className={classes.meanwhile}>
      <p className={classes.strong}>{t('meanwhile.title')}</p>
      <ul className={classes.plainList}>
        {compareStructures(before, now).map((difference) => (
          <li key={difference.kind === 'order' ? 'order' : `${difference.kind} ${difference.id}`}>
            {difference.kind === 'maximum'
              ? t('meanwhile.maximum', {
                  label: difference.label,
                  old: writePoints(difference.old),
                  next: writePoints(difference.new),
                })
              : t(`meanwhile.${difference.kind}`, difference)}
          </li>
        ))}
      </ul>
      <p>{t('meanwhile.kept')}</p>
      <div className={classes.actions}>
        <Button small onClick={onKeep}>
          {t('meanwhile.keep')}
        </Button>
        <Button small look="quiet" onClick={onTake}>
          {t('meanwhile.take')}
        </Button>
      </div>
    </div>
  )
}
