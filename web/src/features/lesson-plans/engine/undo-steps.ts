import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import type { MadeChange } from './plan-editor.ts'

/** Something that was done on the page and can be undone. */
export interface UndoStep {
  /** Says what was done. */
  message: string
  undo: () => void | Promise<void>
}

/** A change of a section. */
export interface SectionStep {
  message: string
  change: MadeChange
  undo: (change: MadeChange) => void
  /** Changes with the same name soon after one another are one step, such as a number that is changed by keys. */
  of?: string
}

export interface UndoSteps {
  /** Shows a notice with a button that undoes the step. */
  add: (step: UndoStep) => void
  /** Adds the change of a section, or makes the latest step cover it too. */
  addChange: (step: SectionStep) => void
  /** Undoes the latest step. False without one. */
  undoLast: () => boolean
}

const sameStepMs = 2000
const stepsKept = 50

/** The steps of one page, latest last. A notice shows only the latest; `undoLabel` is the text of its button. */
export function createUndoSteps(undoLabel: () => string, onError: (error: unknown) => void): UndoSteps {
  let steps: (UndoStep & { part?: { of: string; at: number; change: MadeChange } })[] = []
  let closeNotice: () => void = () => undefined

  function undo(step: UndoStep): void {
    steps = steps.filter((other) => other !== step)
    closeNotice()
    Promise.resolve(step.undo()).catch(onError)
  }

  function show(step: (typeof steps)[number], isPart: boolean): void {
    steps = [...(isPart ? steps.slice(0, -1) : steps), step].slice(-stepsKept)
    closeNotice()
    closeNotice = notifyUndoable(step.message, { label: undoLabel(), run: () => undo(step) })
  }

  return {
    add: (step) => show(step, false),
    addChange: ({ message, change, undo: undoChange, of }) => {
      const at = Date.now()
      const before = steps.at(-1)?.part
      const isPart = of !== undefined && before?.of === of && at - before.at < sameStepMs
      const whole = isPart ? { ...change, before: before.change.before } : change
      const part = of === undefined ? {} : { part: { of, at, change: whole } }
      show({ message, undo: () => undoChange(whole), ...part }, isPart)
    },
    undoLast: () => {
      const last = steps.at(-1)
      if (last) undo(last)
      return last !== undefined
    },
  }
}
