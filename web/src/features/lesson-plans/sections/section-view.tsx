import type { LessonNote, LessonSectionKey } from '@classeur/contracts'
import { unwritten } from '@classeur/domain/lesson-plans'
import { useContext, type ReactNode } from 'react'
import { Tag } from '../../../components/feedback/tag.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, listOf, textOf, withCaret } from '../model/read-partial.ts'
import { PartsForEditing, SectionKey } from './parts/section-parts.ts'
import { sectionAnchor } from './section-anchor.ts'
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
  /** True for a blue edge: something about the section isn't settled. */
  ring?: boolean
  /** Beside the title. */
  tag?: ReactNode
  /** Buttons at the end of the head. */
  tools?: ReactNode
  /** Above the content: what someone has to decide. */
  above?: ReactNode
  /** Instead of the content. */
  instead?: ReactNode
}

/** Whether students could work on a sheet: an empty frame's has nothing on it yet. */
const hasTasks = (sheet: unknown) =>
  listOf(fieldsOf(sheet)['tasks']).some((task) => ![unwritten, ''].includes(textOf(fieldsOf(task)['prompt'])))

/** The id of the text that tells screen readers how a section is edited. */
export const editHelpId = 'lesson-edit-help'

/** One section as cards. */
export function SectionView(props: SectionViewProps) {
  const {
    sectionKey,
    durationMin,
    live = false,
    notes = [],
    ring = false,
    tag,
    tools,
    above,
    instead,
  } = props
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
  /** The arrow keys move between the texts of a section that is edited. */
  const group =
    parts && !live && !instead
      ? ({
          'data-edit-group': '',
          role: 'group',
          tabIndex: 0,
          'aria-label': title,
          'aria-describedby': editHelpId,
        } as const)
      : {}
  return (
    <PartsForEditing value={live ? null : parts}>
      <SectionKey value={sectionKey}>
        {sectionKey === 'phases' && !instead ? (
          <div id={id} className={classes.phases}>
            <div className={classes.head}>
              <h2 className={classes.title}>{title}</h2>
              {tag}
              {tools && <div className={classes.tools}>{tools}</div>}
            </div>
            {decided}
            <div className={classes.group} {...group}>
              <PhasesBody value={value} durationMin={durationMin} live={live} />
            </div>
          </div>
        ) : (
          <SectionFrame
            id={id}
            live={live || ring}
            title={title}
            aside={
              <>
                {sectionKey === 'misconceptions' && hasEvidence(value) && (
                  <Tag tone="pen">{t('plan.fromMarks')}</Tag>
                )}
                {tag}
              </>
            }
            tools={tools}
            ownPage={sectionKey === 'studentSheet' && hasTasks(value)}
          >
            <div className={classes.content}>
              {decided}
              {instead ?? (
                <div className={classes.group} {...group}>
                  {sectionKey !== 'phases' && <SectionBody sectionKey={sectionKey} value={value} />}
                </div>
              )}
            </div>
          </SectionFrame>
        )}
      </SectionKey>
    </PartsForEditing>
  )
}
