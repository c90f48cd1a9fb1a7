import type { LessonNote, LessonSectionKey } from '@classeur/contracts'
import { memo, useContext, type ReactNode } from 'react'
import { Tag } from '../../../components/feedback/tag.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { withCaret } from '../model/read-partial.ts'
import { PartsForEditing, SectionKey } from './parts/section-parts.ts'
import { SectionBody } from './section-body.tsx'
import { SectionFrame } from './section-frame.tsx'
import { SectionNotes } from './section-notes.tsx'
import classes from './section-view.module.css'
import { hasEvidence } from './teaching/misconceptions-body.tsx'
import { PhasesBody } from './teaching/phases-body.tsx'

interface SectionViewProps {
  sectionKey: LessonSectionKey
  value: unknown
  durationMin: number
  /** True while it is being written: `value` is then cut off somewhere. */
  live?: boolean
  notes?: readonly LessonNote[]
  /** Buttons beside the title. */
  tools?: ReactNode
  /** Above the content: what someone has to decide. */
  above?: ReactNode
  /** Instead of the content. */
  instead?: ReactNode
}

/** The id to which the list of sections links. */
export const sectionAnchor = (sectionKey: LessonSectionKey): string => `section-${sectionKey}`

/** One section as cards. Finished sections don't render again while later ones are written. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { sectionKey, durationMin, live = false, notes = [], tools, above, instead } = props
  const t = usePlanText()
  const parts = useContext(PartsForEditing)
  const value = live ? withCaret(props.value) : props.value
  const id = sectionAnchor(sectionKey)
  const title = t(`generations:section.${sectionKey}`)
  const decided = (
    <>
      {above}
      {!live && <SectionNotes notes={notes} />}
    </>
  )
  return (
    <PartsForEditing value={live ? null : parts}>
      <SectionKey value={sectionKey}>
        {sectionKey === 'phases' && !instead ? (
          <div id={id} className={classes.phases} data-edit-group>
            <div className={classes.head}>
              <h2 className={classes.title}>{title}</h2>
              {tools && <div className={classes.tools}>{tools}</div>}
            </div>
            {decided}
            <PhasesBody value={value} durationMin={durationMin} live={live} />
          </div>
        ) : (
          <SectionFrame
            id={id}
            live={live}
            title={title}
            aside={sectionKey === 'misconceptions' && hasEvidence(value) && <Tag tone="pen">{t('plan.fromMarks')}</Tag>}
            tools={tools}
            ownPage={sectionKey === 'studentSheet'}
          >
            <div className={classes.content}>
              {decided}
              {instead ?? (sectionKey !== 'phases' && <SectionBody sectionKey={sectionKey} value={value} />)}
            </div>
          </SectionFrame>
        )}
      </SectionKey>
    </PartsForEditing>
  )
})
