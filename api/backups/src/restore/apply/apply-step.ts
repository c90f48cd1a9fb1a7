import type { RestoreChange, StepOutcome } from '@classeur/database'
import { addClasses, patchDocument } from './patch-document.ts'
import { reversedCells } from './apply-cells.ts'
import { reversedPatches } from './apply-patch.ts'
import type { StepContext, StepDependencies } from './step-dependencies.ts'
import { undoRoster } from './undo-roster.ts'

async function writeCells(
  { applyCells, onCells }: StepDependencies,
  { examId, classId, studentId, cells }: Extract<RestoreChange, { kind: 'marks' }>,
  { restoreId, ownerId, direction }: StepContext,
): Promise<StepOutcome> {
  const operationId = direction === 'restore' ? restoreId : `${restoreId}-undo`
  const result = await applyCells({ examId, classId, studentId, cells, by: ownerId, operationId })
  onCells(examId, result.written)
  return { kept: result.kept }
}

/** Applies one step. Repeating it changes nothing. @throws NoFreeClassError */
export async function applyStep(
  dependencies: StepDependencies,
  change: RestoreChange,
  context: StepContext,
): Promise<StepOutcome> {
  const { documents, files } = dependencies
  switch (change.kind) {
    case 'create':
      if (change.collection === 'classes') await addClasses(dependencies, change.documents, context)
      else await documents.add(change.collection, change.documents)
      return { kept: 0 }
    case 'patch': {
      const { collection, id, patches } = change
      return { kept: (await patchDocument(dependencies, collection, id, patches, context)).kept }
    }
    case 'marks':
      return writeCells(dependencies, change, context)
    case 'file':
      return { kept: 0, wroteFile: await files.copy(change.source, change.key) }
  }
}

/**
 * Puts back what one step changed, unless it has changed since. `isUnitKept`: somebody has worked with what the step
 * added, so it stays. Repeating it changes nothing.
 */
export async function undoStep(
  dependencies: StepDependencies,
  { change, outcome }: { change: RestoreChange; outcome: StepOutcome | null },
  isUnitKept: boolean,
  context: StepContext,
): Promise<StepOutcome> {
  const { documents, files } = dependencies
  switch (change.kind) {
    case 'create':
      if (!isUnitKept)
        await documents.remove(
          change.collection,
          change.documents.map(({ _id }) => _id),
        )
      return { kept: 0 }
    case 'patch': {
      const { collection, id, patches } = change
      if (collection === 'rosters')
        return { kept: (await undoRoster(dependencies, id, patches, context)).kept }
      const reversed = reversedPatches(patches)
      return { kept: (await patchDocument(dependencies, collection, id, reversed, context)).kept }
    }
    case 'marks':
      return writeCells(dependencies, { ...change, cells: reversedCells(change.cells) }, context)
    case 'file':
      if (!isUnitKept && outcome?.wroteFile) await files.delete(change.key)
      return { kept: 0 }
  }
}
