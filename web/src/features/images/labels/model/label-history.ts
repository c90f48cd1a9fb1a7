import type { PictureLabel } from '@classeur/contracts'
import { isSame } from '../../../../drafts/field-edits.ts'

type Labels = readonly PictureLabel[]

/** The steps of a session, for undo and redo. The labels of now are kept elsewhere, as a draft. */
export interface LabelHistory {
  past: readonly Labels[]
  future: readonly Labels[]
  /** Names the last step while further changes of the same kind belong to it; null once it is over. */
  open: string | null
}

export const emptyHistory: LabelHistory = { past: [], future: [], open: null }

/**
 * Adds a step. `before` are the labels before the change. Successive changes with the same `step`, such as key presses
 * in one text, are undone together; null never joins another one.
 */
export function recorded(history: LabelHistory, before: Labels, step: string | null): LabelHistory {
  const continues = step !== null && history.open === step
  return { past: continues ? history.past : [...history.past, before], future: [], open: step }
}

/** Ends the step that is open: the next change begins another one. */
export const settled = (history: LabelHistory): LabelHistory =>
  history.open === null ? history : { ...history, open: null }

interface Turned {
  history: LabelHistory
  labels: Labels
}

/** Goes one step back from the labels of `now`; null at the beginning of the session. */
export function undone({ past, future }: LabelHistory, now: Labels): Turned | null {
  const labels = past.at(-1)
  return labels
    ? { history: { past: past.slice(0, -1), future: [now, ...future], open: null }, labels }
    : null
}

/** Goes one step forward; null if nothing was undone. */
export function redone({ past, future }: LabelHistory, now: Labels): Turned | null {
  const [labels, ...rest] = future
  return labels ? { history: { past: [...past, now], future: rest, open: null }, labels } : null
}

/** Applies to `labels` what another window did between two versions: the labels that it added, changed and removed. */
function withChanges(labels: Labels, before: Labels, after: Labels): Labels {
  const byId = (all: Labels) => new Map(all.map((label) => [label.id, label]))
  const [was, is, own] = [byId(before), byId(after), byId(labels)]
  const kept = labels.flatMap((label) => {
    const [old, now] = [was.get(label.id), is.get(label.id)]
    if (!now) return old ? [] : [label]
    return [isSame(old, now) ? label : now]
  })
  return [...kept, ...after.filter(({ id }) => !was.has(id) && !own.has(id))]
}

/**
 * The steps after another window has saved `after` in place of `before`. Undo and redo keep its changes, and a step that
 * no longer changes anything is gone.
 */
export function rebased({ past, future }: LabelHistory, before: Labels, after: Labels): LabelHistory {
  const steps = (all: readonly Labels[]) => all.map((labels) => withChanges(labels, before, after))
  const [earlier, later] = [steps(past), steps(future)]
  return {
    past: earlier.filter((labels, at) => !isSame(labels, earlier[at + 1] ?? after)),
    future: later.filter((labels, at) => !isSame(labels, later[at - 1] ?? after)),
    open: null,
  }
}
