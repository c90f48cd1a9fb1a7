import type { PlainDocument, RestoreChange, RestoredCollection, RestoreStep } from '@classeur/database'

/** Documents of one step: few enough for one command and one document of the journal. */
const mostDocuments = 500
const mostBytes = 4_000_000
/** Steps that are written with one command. */
const mostSteps = 100

export type PlannedStep = Omit<RestoreStep, 'outcome'>

/** Receives the steps of a plan in their order, and passes them on in groups. */
export interface PlanWriter {
  /** Adds documents in as few steps as possible. */
  create(unit: string, collection: RestoredCollection, documents: readonly PlainDocument[]): Promise<void>
  add(unit: string, change: RestoreChange): Promise<void>
}

/** @param write stores a group of steps */
export function createPlanWriter(write: (steps: PlannedStep[]) => Promise<void>) {
  let waiting: PlannedStep[] = []
  let waitingBytes = 0
  let seq = 0

  async function flush(): Promise<void> {
    const steps = waiting
    waiting = []
    waitingBytes = 0
    await write(steps)
  }

  async function push(unit: string, change: RestoreChange, bytes: number): Promise<void> {
    waiting.push({ seq, unit, change })
    seq += 1
    waitingBytes += bytes
    if (waiting.length >= mostSteps || waitingBytes >= mostBytes) await flush()
  }

  const bytesOf = (value: unknown) => JSON.stringify(value).length
  const writer: PlanWriter = {
    async create(unit, collection, documents) {
      let group: PlainDocument[] = []
      let groupBytes = 0
      for (const document of documents) {
        const bytes = bytesOf(document)
        if (group.length > 0 && (group.length >= mostDocuments || groupBytes + bytes > mostBytes)) {
          await push(unit, { kind: 'create', collection, documents: group }, groupBytes)
          group = []
          groupBytes = 0
        }
        group.push(document)
        groupBytes += bytes
      }
      if (group.length > 0) await push(unit, { kind: 'create', collection, documents: group }, groupBytes)
    },
    add: (unit, change) => push(unit, change, bytesOf(change)),
  }

  return {
    ...writer,
    /** Writes the rest; returns the number of steps. */
    async end(): Promise<number> {
      await flush()
      return seq
    },
  }
}
