import {
  isFinalState,
  isNewer,
  type EventPosition,
  type GenerationFinishedEvent,
  type GenerationProgressedEvent,
  type GenerationSnapshot,
  type LessonSection,
  type LessonSectionKey,
} from '@classeur/contracts'

export type FinishedSections = Readonly<Partial<Record<LessonSectionKey, LessonSection>>>

/** The state of one generation as the screens show it. */
export interface GenerationView {
  snapshot: GenerationSnapshot
  /** False for a colleague's, which only the screen of its result shows. */
  own: boolean
  /** The finished sections of a lesson plan that have been loaded. */
  sections: FinishedSections
  /** When `secondsLeft` was read, in ms since the epoch: the countdown starts from this time. */
  readAtMs: number
  /**
   * Set after a gap, a new attempt, or an end without a result: a snapshot from this position or later must be read.
   * Null if nothing is missing.
   */
  missingFrom: EventPosition | null
}

/** A generation as a response holds it, for one whose events reach somebody else: it isn't one of this person's. */
export const viewOf = (snapshot: GenerationSnapshot): GenerationView => ({
  ...{ snapshot, own: false, sections: {}, readAtMs: Date.now(), missingFrom: null },
})

/** A change of a generation. Don't pass changes of other generations. */
export type GenerationChange =
  | {
      type: 'snapshot'
      snapshot: GenerationSnapshot
      own: boolean
      sections?: readonly LessonSection[]
      readAtMs: number
    }
  | { type: 'progressed'; event: GenerationProgressedEvent }
  | { type: 'finished'; event: GenerationFinishedEvent }

/**
 * The only function that changes a generation on screen. Events and snapshots may arrive in any order, twice, or never.
 * The view only moves forward by (attempt, seq), the percentage never falls, an ended generation stays ended, and
 * finished sections stay. A null view changes only with a snapshot.
 */
export function applyGenerationEvent(
  view: GenerationView | null,
  change: GenerationChange,
): GenerationView | null {
  if (change.type === 'snapshot') return applySnapshot(view, change)
  if (!view) return null
  return change.type === 'progressed' ? applyProgress(view, change.event) : applyFinish(view, change.event)
}

function applySnapshot(
  view: GenerationView | null,
  { snapshot, own, sections = [], readAtMs }: Extract<GenerationChange, { type: 'snapshot' }>,
): GenerationView {
  const received = Object.fromEntries(sections.map((section) => [section.key, section])) as FinishedSections
  if (!view) return { snapshot, own, sections: received, readAtMs, missingFrom: null }
  const { missingFrom } = view
  const healed = missingFrom && isNewer(missingFrom, snapshot) ? missingFrom : null
  if (isBehind(snapshot, view.snapshot)) {
    // The snapshot is older than the view, but it has fields that no event carries. It closes a gap that it is new
    // enough for.
    return {
      ...view,
      sections: { ...received, ...view.sections },
      missingFrom: healed,
      snapshot: { ...view.snapshot, generator: view.snapshot.generator ?? snapshot.generator },
    }
  }
  return {
    own,
    snapshot: { ...snapshot, percent: Math.max(snapshot.percent, view.snapshot.percent) },
    sections: { ...view.sections, ...received },
    readAtMs,
    missingFrom: healed,
  }
}

function applyProgress(view: GenerationView, event: GenerationProgressedEvent): GenerationView {
  const sections = event.section
    ? { ...view.sections, [event.section.key]: view.sections[event.section.key] ?? event.section }
    : view.sections
  const current = view.snapshot
  if (!isNewer(event, current) || isFinalState(current.state)) return { ...view, sections }
  const { state, stage, step, charged, draft, attempt, seq } = event
  return {
    ...view,
    sections,
    missingFrom: needsSnapshot(current, event) ? { attempt, seq } : view.missingFrom,
    snapshot: {
      ...current,
      ...{ state, stage, step, charged, draft, attempt, seq },
      percent: Math.max(current.percent, event.percent),
      queuePosition: state === 'queued' ? current.queuePosition : null,
    },
  }
}

function applyFinish(view: GenerationView, event: GenerationFinishedEvent): GenerationView {
  const current = view.snapshot
  if (!isNewer(event, current) || isFinalState(current.state)) return view
  const { state, charged, error, attempt, seq } = event
  return {
    ...view,
    // The event has no result; the snapshot brings it.
    missingFrom: { attempt, seq },
    snapshot: {
      ...current,
      ...{ state, charged, error, attempt, seq },
      stage: 'done',
      percent: state === 'completed' ? 100 : current.percent,
      // Keep the last draft text on screen until the finished section is read.
      draft: state === 'completed' ? current.draft : null,
      queuePosition: null,
      secondsLeft: null,
    },
  }
}

type Position = EventPosition & Pick<GenerationSnapshot, 'state'>

const isBehind = (candidate: Position, current: Position): boolean =>
  isNewer(current, candidate) || (isFinalState(current.state) && !isFinalState(candidate.state))

/** True while a lesson plan has finished sections that aren't loaded. */
export const lacksSections = ({ snapshot, sections }: GenerationView): boolean =>
  snapshot.kind === 'lesson-plan' && Object.keys(sections).length < snapshot.step.done

/**
 * Number of finished sections, counted from the sections themselves, so that every counter agrees with the screen. A
 * snapshot's own count can be older than the sections loaded with it.
 */
export const finishedSections = ({ snapshot, sections }: GenerationView): GenerationSnapshot['step'] => ({
  done: Object.keys(sections).length,
  total: snapshot.step.total,
})

/** The percentage to show, at least the share of finished sections. */
export function shownPercent(view: GenerationView): number {
  const { done, total } = finishedSections(view)
  return Math.max(view.snapshot.percent, Math.floor((done / total) * 100))
}

/** Gaps, ends and the start of writing need a snapshot: only it has the name of the generator and the time left. */
const needsSnapshot = (current: GenerationSnapshot, event: GenerationProgressedEvent): boolean =>
  hasGap(current, event) ||
  isFinalState(event.state) ||
  (current.generator === null && begins(current, event))

const beginnings: readonly GenerationSnapshot['stage'][] = ['writing', 'drawing']

const begins = (current: GenerationSnapshot, event: GenerationProgressedEvent): boolean =>
  current.stage !== event.stage && beginnings.includes(event.stage)

const hasGap = (current: EventPosition, event: EventPosition): boolean =>
  event.attempt !== current.attempt || event.seq !== current.seq + 1
