import type { MarkOperationKind } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { createArchivedChanges } from './archive/archived-changes.ts'
import { markChangeModel, type MarkChangeDocument } from './mark-change.model.ts'

const { trusted } = mongoose

/** The last operation of a page. */
export interface OperationPosition {
  at: Date
  /** The lowest index of the operation in a request. */
  operationIndex: number
  id: string
}

/** An operation with the time of its first change and its number of changes. */
export interface OperationSummary extends OperationPosition {
  changes: number
}

/** Rescales and sample data are nobody's operations. */
export const nobodysSteps: MarkOperationKind[] = ['rescale', 'sample']

const latestFirst = (a: OperationPosition, b: OperationPosition): number =>
  b.at.getTime() - a.at.getTime() ||
  b.operationIndex - a.operationIndex ||
  (a.id < b.id ? 1 : -Number(a.id > b.id))

type Counted = Pick<MarkChangeDocument, '_id' | 'operationId' | 'at' | 'place'>

/** Sums up operations one change at a time; a change that is added twice counts once. */
function createSummaries() {
  const counted = new Set<string>()
  const operations = new Map<string, OperationSummary>()
  return {
    add({ _id, operationId: id, at, place: operationIndex }: Counted): void {
      if (counted.has(_id)) return
      counted.add(_id)
      const operation = operations.get(id)
      operations.set(id, {
        id,
        at: operation && operation.at < at ? operation.at : at,
        operationIndex: Math.min(operationIndex, operation?.operationIndex ?? operationIndex),
        changes: (operation?.changes ?? 0) + 1,
      })
    },
    list: () => [...operations.values()],
  }
}

/** Lists a person's operations after a position, latest start first; without rescales and sample data. */
export function createListOperations(connection: Connection) {
  const changes = markChangeModel(connection)
  const archived = createArchivedChanges(connection)

  const listLive = async (
    examId: string,
    by: string,
    after: OperationPosition | null,
    limit: number,
  ): Promise<OperationSummary[]> => {
    const operations = await changes.aggregate<Omit<OperationSummary, 'id'> & { _id: string }>([
      { $match: { examId, by, kind: { $nin: nobodysSteps } } },
      {
        $group: {
          ...{ _id: '$operationId', at: { $min: '$at' }, changes: { $sum: 1 } },
          operationIndex: { $min: '$place' },
        },
      },
      ...(after
        ? [
            {
              $match: {
                $or: [
                  { at: { $lt: after.at } },
                  { at: after.at, operationIndex: { $lt: after.operationIndex } },
                  { at: after.at, operationIndex: after.operationIndex, _id: { $lt: after.id } },
                ],
              },
            },
          ]
        : []),
      { $sort: { at: -1, operationIndex: -1, _id: -1 } },
      { $limit: limit },
    ])
    return operations.map(({ _id, ...rest }) => ({ ...rest, id: _id }))
  }

  return async (
    examId: string,
    by: string,
    after: OperationPosition | null,
    limit: number,
  ): Promise<OperationSummary[]> => {
    const live = await listLive(examId, by, after, limit)
    if ((await archived.listChunks(examId, by)).length === 0) return live
    // An operation may be split between log and archive, so the database can't sum it up.
    const summaries = createSummaries()
    const counted = await changes
      .find({ examId, by, kind: trusted({ $nin: nobodysSteps }) })
      .select({ operationId: 1, at: 1, place: 1 })
      .lean<Counted[]>()
    counted.forEach(summaries.add)
    // Chunks that were stored while the log was read belong to the answer too.
    for (const chunk of await archived.listChunks(examId, by)) {
      for (const change of await archived.open(chunk)) {
        if (change.by === by && !nobodysSteps.includes(change.kind)) summaries.add(change)
      }
    }
    return summaries
      .list()
      .filter((operation) => after === null || latestFirst(after, operation) < 0)
      .sort(latestFirst)
      .slice(0, limit)
  }
}
