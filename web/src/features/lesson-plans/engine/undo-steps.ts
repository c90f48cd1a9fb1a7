import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'

/** Something that was done on the page and can be undone. */
export interface UndoStep {
  /** Says what was done. */
  message: string
  undo: () => void | Promise<void>
  /** Steps with the same name soon after one another are one step, such as a number that is changed by keys. */
  of?: string
}

export interface UndoSteps {
  /** Shows a notice with a button that undoes the step. */
  add: (step: UndoStep) => void
  /** Undoes the latest step. False without one. */
  undoLast: () => boolean
}

const sameStepMs = 2000
const stepsKept = 50

/** The steps of one page, latest last. A notice shows only the latest; `undoLabel` is the text of its button. */
export function createUndoSteps(undoLabel: () => string, onError: (error: unknown) => void): UndoSteps {
  let steps: (UndoStep & { at: number })[] = []
  let closeNotice: () => void = () => undefined

  function undo(step: UndoStep): void {
    steps = steps.filter((other) => other !== step)
    closeNotice()
    Promise.resolve(step.undo()).catch(onError)
  }

  return {
    add: (step) => {
      const at = Date.now()
      const before = steps.at(-1)
      const isSameStep = step.of !== undefined && before?.of === step.of && at - before.at < sameStepMs
      const added = { ...step, at, undo: isSameStep ? before.undo : step.undo }
      steps = [...(isSameStep ? steps.slice(0, -1) : steps), added].slice(-stepsKept)
      closeNotice()
      closeNotice = notifyUndoable(step.message, { label: undoLabel(), run: () => undo(added) })
    },
    undoLast: () => {
      const last = steps.at(-1)
      if (last) undo(last)
      return last !== undefined
    },
  }
}
