import { useContext } from 'react'
import { EditingContext } from './model/editing.ts'
import type { TimedPhase } from './model/timed-phases.ts'
import { useEditSection } from './model/use-edit-section.ts'
import { Timeline } from './timeline/timeline.tsx'

interface PlanTimelineProps {
  phases: readonly TimedPhase[]
  durationMin: number
}

/** The timeline of a plan, which people who may edit it can change. */
export function PlanTimeline(props: PlanTimelineProps) {
  const editing = useContext(EditingContext)
  return editing ? <EditedTimeline {...props} /> : <Timeline {...props} onChange={null} />
}

function EditedTimeline(props: PlanTimelineProps) {
  const change = useEditSection('phases')
  return <Timeline {...props} onChange={(section, message) => change(section, { message, of: 'timeline' })} />
}
