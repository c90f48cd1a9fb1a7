import {
  addToStacks,
  undoStacks,
  type LoggedOperation,
  type UndoableOperation,
  type UndoStep,
} from '@classeur/contracts'
import type { SheetTransport } from './sheet-ports.ts'

/** Steps that are at hand before the next page of the log is asked for. */
const enoughSteps = 20

const isAlive = (step: UndoStep) => step.cells.some(({ latest }) => latest.version !== 0)

/**
 * One's own steps: those made in this window, and before them what the log of the server knows, page by page as the
 * steps run out. So there is no last step before the first mark of the sheet.
 */
export function createUndoHistory(readOperations: SheetTransport['readOperations'], onChange: () => void) {
  /** Oldest first. */
  let logged: LoggedOperation[] = []
  const local: UndoableOperation[] = []
  const localIds = new Set<string>()
  const givenUp = new Set<string>()
  let stacks = undoStacks([])
  let cursor: string | null = null
  let isComplete = false
  let reading: Promise<void> | null = null

  /** The next step; what nothing came of is passed over. */
  function top(which: 'undo' | 'redo'): UndoStep | null {
    const stack = stacks[which]
    while (stack.length > 0) {
      const step = stack.at(-1)
      if (step && isAlive(step) && !givenUp.has(step.id)) return step
      stack.pop()
    }
    return null
  }

  async function readPages(): Promise<void> {
    while (!isComplete && stacks.undo.length < enoughSteps) {
      const page = await readOperations(cursor)
      cursor = page.nextCursor
      isComplete = cursor === null
      const known = new Set(logged.map(({ id }) => id))
      const older = page.operations.filter(({ id }) => !known.has(id) && !localIds.has(id)).reverse()
      logged = [...older, ...logged]
      stacks = undoStacks([...logged, ...local])
      onChange()
    }
  }

  return {
    top,
    /** A step that is over: everything in it has been changed since. */
    giveUp: ({ id }: UndoStep) => void givenUp.add(id),

    add(operation: UndoableOperation): void {
      if (localIds.has(operation.id)) return
      localIds.add(operation.id)
      local.push(operation)
      addToStacks(stacks, operation)
    },

    /** Has enough steps at hand. */
    fill(): Promise<void> {
      reading ??= readPages()
        // Asked again with the next step, and whenever the sheet is read.
        .catch(() => undefined)
        .finally(() => {
          reading = null
        })
      return reading
    },
  }
}

export type UndoHistory = ReturnType<typeof createUndoHistory>
