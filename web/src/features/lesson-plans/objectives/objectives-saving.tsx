import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import type { ObjectivesSaving as Saving } from '../model/objectives/use-save-objectives.ts'
import classes from './objectives-saving.module.css'

/** Says whether the edits are saved. If another device saved different ones, shows both and lets the teacher choose. */
export function ObjectivesSaving({ saving: { state, refusal, conflict } }: { saving: Saving }) {
  const { t } = useTranslation('lesson-plans')
  if (!conflict)
    return (
      <>
        <p role="status" className={classes.text}>
          {state === 'signed-out'
            ? t('shell:draft.signedOut')
            : state !== 'unchanged' && t(`objectives.saving.${state}`)}
        </p>
        {refusal && <ProblemNote error={refusal.error} onRetry={refusal.sendAgain} />}
      </>
    )
  return (
    <div role="alert" className={classes.conflict}>
      <p>{t('objectives.conflict.text')}</p>
      <ol>
        {conflict.theirs.map(({ id, text }) => (
          <li key={id} dir="auto">
            {text}
          </li>
        ))}
      </ol>
      <div className={classes.level}>
        <Button small onClick={conflict.keepMine}>
          {t('objectives.conflict.keepMine')}
        </Button>
        <Button small onClick={conflict.takeTheirs}>
          {t('objectives.conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
