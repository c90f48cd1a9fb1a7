import { maxLeaves, structureLimits } from '@classeur/domain/exams'
import { useTranslation } from 'react-i18next'
import { usualErrorLimits, type DraftProblems } from '../model/build-structure.ts'
import classes from './structure-problems.module.css'

/** Says why the questions can't be saved. */
export function StructureProblems({ problems, isEmpty }: { problems: DraftProblems; isEmpty: boolean }) {
  const { t } = useTranslation('exams')
  const kinds = new Set(Object.values(problems))
  const { exercises, questionsPerExercise: questions, partsPerQuestion: parts } = structureLimits
  const most = { leaves: maxLeaves, exercises, questions, parts }
  const reasons = [
    isEmpty && t('problem.noQuestion'),
    (kinds.has('label') || kinds.has('maximum')) && t('problem.structure'),
    kinds.has('usual-errors') && t('problem.usualErrors', usualErrorLimits),
    kinds.has('too-many') && t('problem.tooMany', most),
  ].filter((reason) => reason !== false)
  return reasons.map((reason) => (
    <p key={reason} role="alert" className={classes.problem}>
      {reason}
    </p>
  ))
}
