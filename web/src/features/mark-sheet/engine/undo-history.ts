import {
  addToStacks,
  type CellEffect,
  type UndoCell,
  undoStacks,
  type UndoableOperation,
  type UndoStep,
} from '@classeur/domain/marks'
import type { LoggedOperation } from '@classeur/contracts'
import { keyOf } from './cell-key.ts'
import type { SheetTransport } from './sheet-ports.ts'

/** Steps that are at hand before the next page of the log is asked for. */
const enoughSteps = 20

/** An effect on a cell, and the operation that it makes, undoes or redoes. */
interface Trace {
  effect: CellEffect & { base?: number | null }
  rootId: string
}

/** True when nothing came between the two: nobody else wrote, here or elsewhere. */
const follows = (before: Trace['effect'], { version, base }: Trace['effect']): boolean =>
  version === null ? base === null || base === before.version : version - 1 === before.version

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
  /** By cell, oldest first. */
  let traces = new Map<string, Trace[]>()
  let cursor: string | null = null
  let isComplete = false
  let reading: Promise<void> | null = null

  function trace({ id, of, cells }: UndoableOperation): void {
    for (const effect of cells) {
      const key = keyOf(effect)
      const known = traces.get(key)
      const one = { effect, rootId: of ?? id }
      if (known) known.push(one)
      else traces.set(key, [one])
    }
  }

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
      traces = new Map()
      for (const operation of [...logged, ...local]) trace(operation)
      onChange()
    }
  }

  return {
    top,

    /** The step of an operation, as long as it can be undone. */
    undoable: (operationId: string): UndoStep | null =>
      stacks.undo.find((step) => step.id === operationId && isAlive(step) && !givenUp.has(step.id)) ?? null,

    /** True when this window has made that version of the cell. */
    madeHere: (key: string, version: number): boolean =>
      (traces.get(key) ?? []).some(({ effect }) => effect.version === version && 'base' in effect),

    /** A step that is over: everything in it has been changed since. */
    giveUp: ({ id }: UndoStep) => void givenUp.add(id),

    /**
     * The effect that a cell of a step stands on now: its own, or the last of steps made and taken back since. Null
     * when a later step of one's own still stands, or somebody wrote in between: then the cell is not to be touched.
     */
    standsOn({ latest }: UndoCell): CellEffect | null {
      const later = traces.get(keyOf(latest)) ?? []
      const toggled = new Set<string>()
      let last = latest
      for (const { effect, rootId } of later.slice(later.findIndex((one) => one.effect === latest) + 1)) {
        if (effect.version === 0) continue
        if (!follows(last, effect)) return null
        last = effect
        if (!toggled.delete(rootId)) toggled.add(rootId)
      }
      return toggled.size === 0 ? last : null
    },

    add(operation: UndoableOperation): void {
      if (localIds.has(operation.id)) return
      localIds.add(operation.id)
      local.push(operation)
      addToStacks(stacks, operation)
      trace(operation)
    },

    /**
     * After a maximum changed: what these steps would write meant something on the old one. The log tells them again,
     * in the numbers of today.
     */
    forget(): void {
      logged = []
      local.length = 0
      localIds.clear()
      givenUp.clear()
      stacks = undoStacks([])
      traces = new Map()
      cursor = null
      isComplete = false
    },

    /** Older steps are on their way. */
    isReading: (): boolean => reading !== null,

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
