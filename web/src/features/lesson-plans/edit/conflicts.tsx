import type { LessonSectionKey } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import type { SectionEdit } from '../engine/plan-editor.ts'
import { pathKey } from '../engine/paths.ts'
import { useEditing } from '../model/editing.ts'
import { textsIn } from '../model/texts-in.ts'
import { Inline } from '../sections/parts/text/inline.tsx'
import classes from './conflicts.module.css'

interface ConflictsProps {
  sectionKey: LessonSectionKey
  edit: SectionEdit
}

/** Texts that someone else changed to something different: both are shown, and one is chosen. Or why nothing was saved. */
export function Conflicts({ sectionKey, edit }: ConflictsProps) {
  const { t } = useTranslation('lesson-edit')
  const { editor, steps } = useEditing()
  if (edit.state === 'refused')
    return (
      <div role="alert" className={classes.conflict}>
        <p>
          <ProblemText error={edit.error} /> {t('conflict.kept')}
        </p>
        <div className={classes.actions}>
          <Button small onClick={() => editor.sendAgain(sectionKey)}>
            {t('conflict.again')}
          </Button>
          <Button
            small
            look="quiet"
            onClick={() => {
              steps.add({ message: t('conflict.discarded'), undo: editor.discard(sectionKey) })
            }}
          >
            {t('conflict.discard')}
          </Button>
        </div>
      </div>
    )
  return edit.conflicts.map((conflict) => (
    <div key={pathKey(conflict.path)} role="alert" className={classes.conflict}>
      <p className={classes.title}>{t('conflict.title')}</p>
      {(['theirs', 'mine'] as const).map((side) => (
        <div key={side} className={classes.side}>
          <span className={classes.which}>{t(`conflict.${side}`)}</span>
          <span className={classes.text} dir="auto">
            {textsIn(conflict[side]).map((text, index) => (
              <span key={index} className={classes.line}>
                <Inline text={text} />
              </span>
            ))}
          </span>
          <Button small onClick={() => editor.decide(sectionKey, conflict, side)}>
            {t(side === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs')}
          </Button>
        </div>
      ))}
    </div>
  ))
}
