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

/** What the screens show of one generation. */
export interface GenerationView {
  snapshot: GenerationSnapshot
  /** Finished sections of a lesson plan, as far as they are known here. */
  sections: FinishedSections
  /** When `secondsLeft` was read, in ms since the epoch: the time left is counted down from there. */
  readAtMs: number
  /**
   * Set by a gap, a new attempt, or an end whose result is not known yet: a snapshot from here on must be read.
   * Null when nothing is missing.
   */
  missingFrom: EventPosition | null
}

/** What can become known about a generation. Changes of other generations must not be passed in. */
export type GenerationChange =
  | {
      type: 'snapshot'
      snapshot: GenerationSnapshot
      sections?: readonly LessonSection[]
      readAtMs: number
    }
  | { type: 'progressed'; event: GenerationProgressedEvent }
  | { type: 'finished'; event: GenerationFinishedEvent }

/**
 * The one way a generation on screen changes. Events and snapshots may come in any order, twice, or never:
 * what is shown only moves forward by (attempt, seq), the percentage never falls, an end is never left, and finished
 * sections stay. Null (nothing known yet) becomes something only by a snapshot.
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
  { snapshot, sections = [], readAtMs }: Extract<GenerationChange, { type: 'snapshot' }>,
): GenerationView {
  const known = Object.fromEntries(sections.map((section) => [section.key, section])) as FinishedSections
  if (!view) return { snapshot, sections: known, readAtMs, missingFrom: null }
  const { missingFrom } = view
  const healed = missingFrom && isNewer(missingFrom, snapshot) ? missingFrom : null
  if (isBehind(snapshot, view.snapshot)) {
    // Overtaken on its way, yet it tells what no event carries, and fills the gap when it is from behind it.
    return {
      ...view,
      sections: { ...known, ...view.sections },
      missingFrom: healed,
      snapshot: { ...view.snapshot, generator: view.snapshot.generator ?? snapshot.generator },
    }
  }
  return {
    snapshot: { ...snapshot, percent: Math.max(snapshot.percent, view.snapshot.percent) },
    sections: { ...view.sections, ...known },
    readAtMs,
    missingFrom: healed,
  }
}

function applyProgress(view: GenerationView, event: GenerationProgressedEvent): GenerationView {
  const sections = event.section
    ? { ...view.sections, [event.section.key]: view.sections[event.section.key] ?? event.section }
    : view.sections
  const known = view.snapshot
  if (!isNewer(event, known) || isFinalState(known.state)) return { ...view, sections }
  const { state, stage, step, charged, draft, attempt, seq } = event
  return {
    ...view,
    sections,
    missingFrom: needsSnapshot(known, event) ? { attempt, seq } : view.missingFrom,
    snapshot: {
      ...known,
      ...{ state, stage, step, charged, draft, attempt, seq },
      percent: Math.max(known.percent, event.percent),
      place: state === 'queued' ? known.place : null,
    },
  }
}

function applyFinish(view: GenerationView, event: GenerationFinishedEvent): GenerationView {
  const known = view.snapshot
  if (!isNewer(event, known) || isFinalState(known.state)) return view
  const { state, charged, error, attempt, seq } = event
  return {
    ...view,
    // The event carries no result: it is read with the snapshot.
    missingFrom: { attempt, seq },
    snapshot: {
      ...known,
      ...{ state, charged, error, attempt, seq },
      stage: 'done',
      percent: state === 'completed' ? 100 : known.percent,
      // What was written last stays on screen until it is read as a finished section.
      draft: state === 'completed' ? known.draft : null,
      place: null,
      secondsLeft: null,
    },
  }
}

type Position = EventPosition & Pick<GenerationSnapshot, 'state'>

const isBehind = (candidate: Position, known: Position): boolean =>
  isNewer(known, candidate) || (isFinalState(known.state) && !isFinalState(candidate.state))

/** True while a lesson plan has more finished sections than are known here. */
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

/** Gaps, an end, and the begin of writing: what writes, and how long it will take, is only in the snapshot. */
const needsSnapshot = (known: GenerationSnapshot, event: GenerationProgressedEvent): boolean =>
  hasGap(known, event) || isFinalState(event.state) || (known.generator === null && begins(known, event))

const beginnings: readonly GenerationSnapshot['stage'][] = ['writing', 'drawing']

const begins = (known: GenerationSnapshot, event: GenerationProgressedEvent): boolean =>
  known.stage !== event.stage && beginnings.includes(event.stage)

const hasGap = (known: EventPosition, event: EventPosition): boolean =>
  event.attempt !== known.attempt || event.seq !== known.seq + 1
