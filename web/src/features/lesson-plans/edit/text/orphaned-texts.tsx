import type { LessonSectionKey } from '@classeur/contracts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import { pathOf, valueAt } from '../../engine/paths.ts'
import { useEditing } from '../../model/editing.ts'
import { Inline } from '../../sections/parts/text/inline.tsx'
import { DraftedTexts } from '../drafted-texts.tsx'
import classes from './orphaned-texts.module.css'
import type { TypedText } from './text-editor.tsx'

/** The end of the subject of a new item, which has no text in the section yet. */
const newItem = '.+'

interface OrphanedTextsProps {
  sectionKey: LessonSectionKey
  value: unknown
}

/** Texts that were typed here and not saved, whose place in the section somebody has removed since. */
export function OrphanedTexts({ sectionKey, value }: OrphanedTextsProps) {
  const { lessonPlanId } = useEditing()
  const prefix = `${lessonPlanId}:${sectionKey}:`
  return [...useContext(DraftedTexts)]
    .filter((subject) => subject.startsWith(prefix) && !subject.endsWith(newItem))
    .filter((subject) => valueAt(value, pathOf(subject.slice(prefix.length))) === undefined)
    .map((subject) => <OrphanedText key={subject} subject={subject} />)
}

function OrphanedText({ subject }: { subject: string }) {
  const { t } = useTranslation('lesson-edit')
  const entry = useDraftEntry<TypedText>({ form: 'lesson-text', subject })
  if (!entry.kept) return null
  return (
    <div role="status" className={classes.orphan}>
      <p>{t('unsaved.orphan')}</p>
      <p className={classes.typed} dir="auto">
        <Inline text={entry.kept.typed} />
      </p>
      <Button small look="quiet" onClick={entry.discard}>
        {t('unsaved.discard')}
      </Button>
    </div>
  )
}
