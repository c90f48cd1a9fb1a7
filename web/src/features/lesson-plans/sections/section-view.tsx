import type { LessonSectionKey } from '@classeur/contracts'
import { memo } from 'react'
import { PhasesBody } from './phases-body.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { withCaret } from '../model/read-partial.ts'
import { SectionBody } from './section-body.tsx'
import { SectionFrame } from './section-frame.tsx'
import classes from './section-view.module.css'

interface SectionViewProps {
  sectionKey: LessonSectionKey
  value: unknown
  durationMin: number
  /** True while it is being written: `value` is then cut off somewhere. */
  live: boolean
}

/** The id to which the list of sections links. */
export const sectionAnchor = (sectionKey: LessonSectionKey): string => `section-${sectionKey}`

/** One section as cards. Finished sections don't render again while later ones are written. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { sectionKey, durationMin, live } = props
  const t = usePlanText()
  const value = live ? withCaret(props.value) : props.value
  if (sectionKey === 'phases')
    return (
      <div id={sectionAnchor(sectionKey)} className={classes.phases}>
        <PhasesBody value={value} durationMin={durationMin} live={live} />
      </div>
    )
  return (
    <SectionFrame id={sectionAnchor(sectionKey)} live={live} title={t(`generations:section.${sectionKey}`)}>
      <SectionBody sectionKey={sectionKey} value={value} />
    </SectionFrame>
  )
})
