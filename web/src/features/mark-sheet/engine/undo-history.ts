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

/** The next page of the log is read when fewer steps than this are loaded. */
const enoughSteps = 20

/** A change of a cell, and the id of the operation that made it or that it undoes or redoes. */
interface Trace {
  effect: CellEffect & { base?: number | null }
  rootId: string
}

/** True if nobody wrote between the two, here or elsewhere. */
const follows = (before: Trace['effect'], { version, base }: Trace['effect']): boolean =>
  version === null ? base === null || base === before.version : version - 1 === before.version

const isAlive = (step: UndoStep) => step.cells.some(({ latest }) => latest.version !== 0)

/**
 * The person's own undo steps: those from this tab, and before them the server's log, which is read page by page as
 * steps run out. So undo can go back to the first mark of the sheet.
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
  /** Operations that aren't in `traces` yet, because a paste has hundreds of cells and nobody has asked about them. */
  let untraced: UndoableOperation[] = []
  let cursor: string | null = null
  let isComplete = false
  let reading: Promise<void> | null = null

  function trace({ id, of, cells }: UndoableOperation): void {
    for (const effect of cells) {
      const key = keyOf(effect)
      const existing = traces.get(key)
      const one = { effect, rootId: of ?? id }
      if (existing) existing.push(one)
      else traces.set(key, [one])
    }
  }

  function tracesOf(key: string): readonly Trace[] {
    for (const operation of untraced) trace(operation)
    untraced = []
    return traces.get(key) ?? []
  }

  /** The next step. Steps that had no effect are skipped. */
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
      const existing = new Set(logged.map(({ id }) => id))
      const older = page.operations.filter(({ id }) => !existing.has(id) && !localIds.has(id)).reverse()
      logged = [...older, ...logged]
      stacks = undoStacks([...logged, ...local])
      traces = new Map()
      untraced = [...logged, ...local]
      onChange()
    }
  }

  return {
    top,

    /** The step of an operation; null if it can't be undone. */
    undoable: (operationId: string): UndoStep | null =>
      stacks.undo.find((step) => step.id === operationId && isAlive(step) && !givenUp.has(step.id)) ?? null,

    /** True if this tab created that version of the cell. */
    madeHere: (key: string, version: number): boolean =>
      tracesOf(key).some(({ effect }) => effect.version === version && 'base' in effect),

    /** Removes a step whose cells have all been changed since. */
    giveUp: ({ id }: UndoStep) => void givenUp.add(id),

    /**
     * The latest effect on this cell that the step can be undone on: the step's own, or the last of later steps that
     * were undone. Null if one of the person's later steps is still in effect or someone wrote in between: then leave
     * the cell alone.
     */
    standsOn({ latest }: UndoCell): CellEffect | null {
      const later = tracesOf(keyOf(latest))
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
      untraced.push(operation)
    },

    /**
     * Call this after a maximum changed: the marks in these steps now have another meaning. The log returns them
     * converted to the new maximum.
     */
    forget(): void {
      logged = []
      local.length = 0
      localIds.clear()
      givenUp.clear()
      stacks = undoStacks([])
      traces = new Map()
      untraced = []
      cursor = null
      isComplete = false
    },

    /** True while older steps are loading. */
    isReading: (): boolean => reading !== null,

    /** Loads older steps until there are enough. */
    fill(): Promise<void> {
      reading ??= readPages()
        // The next step or the next reading of the sheet tries again.
        .catch(() => undefined)
        .finally(() => {
          reading = null
        })
      return reading
    },
  }
}

export type UndoHistory = ReturnType<typeof createUndoHistory>
