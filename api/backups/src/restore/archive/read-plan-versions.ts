import type { ArchivedDocument } from '@classeur/archive'
import type { z } from 'zod'
import { ArchivedLessonPlanVersion } from './own-schemas.ts'
import { plainValue } from './plain-value.ts'
import { fileOf, readDocuments } from './read-documents.ts'
import { RefusedDocumentError, type ReadableArchive } from './readable-archive.ts'

type PlanVersion = z.output<typeof ArchivedLessonPlanVersion>

const collection = 'lesson_plan_versions'
const mostVersions = 2_000_000
/** How often the file may be read again from its beginning. Each group of plans needs this at most once. */
const mostRestarts = 500

/** Where the versions of a plan begin in the file, and how much they are. */
interface VersionsOfPlan {
  firstLine: number
  numbers: Set<number>
  characters: number
}

/** Checks every version, and returns where those of each plan are. @throws RefusedDocumentError */
async function indexVersions(archive: ReadableArchive): Promise<Map<string, VersionsOfPlan>> {
  const index = new Map<string, VersionsOfPlan>()
  for await (const { document, line } of readDocuments(archive, collection, ArchivedLessonPlanVersion)) {
    if (line > mostVersions) throw new RefusedDocumentError(fileOf(collection), 'too-large', line)
    const { lessonPlanId, number } = document
    const planVersions = index.get(lessonPlanId) ?? { firstLine: line, numbers: new Set(), characters: 0 }
    if (planVersions.numbers.has(number))
      throw new RefusedDocumentError(fileOf(collection), 'duplicate-id', line)
    planVersions.numbers.add(number)
    planVersions.characters += JSON.stringify(document).length
    index.set(lessonPlanId, planVersions)
  }
  return index
}

/** Reads a file from wherever the last reading ended, and from its beginning after its end. */
function createCircularReader(archive: ReadableArchive) {
  let documents: AsyncIterator<ArchivedDocument> | null = null
  let restarts = 0
  const close = async (): Promise<void> => void (await documents?.return?.())

  return {
    close,
    async next(): Promise<ArchivedDocument> {
      for (;;) {
        documents ??= archive.documents(collection)[Symbol.asyncIterator]()
        const result = await documents.next()
        if (result.done !== true) return result.value
        documents = null
        restarts += 1
        if (restarts > mostRestarts) throw new RefusedDocumentError(fileOf(collection), 'too-large', 1)
      }
    },
  }
}

/**
 * The earlier versions of lesson plans, for some plans at a time. They may stand anywhere in the file: older archives have
 * the plans in the order of their creation, but the versions in the order of the ids of the plans. If both have the same
 * order, taking the versions of all plans reads the file once.
 */
export async function openPlanVersions(archive: ReadableArchive) {
  const index = await indexVersions(archive)
  const reader = createCircularReader(archive)

  return {
    close: reader.close,

    /** The size of the versions of a plan, in characters of JSON. */
    sizeOf: (planId: string): number => index.get(planId)?.characters ?? 0,

    /** Reads the versions of these plans. Call this once for each plan. */
    async take(planIds: readonly string[]): Promise<Map<string, PlanVersion[]>> {
      const taken = new Map<string, PlanVersion[]>(planIds.map((id) => [id, []]))
      let missing = planIds.reduce((sum, id) => sum + (index.get(id)?.numbers.size ?? 0), 0)
      while (missing > 0) {
        const document = await reader.next()
        const versions = taken.get(String(document['lessonPlanId']))
        if (!versions) continue
        versions.push(plainValue(document) as PlanVersion)
        missing -= 1
      }
      for (const id of planIds) index.delete(id)
      return taken
    },

    /** The line of the first version whose plan nobody took; null if all were taken. */
    rest(): number | null {
      const lines = [...index.values()].map(({ firstLine }) => firstLine)
      return lines.length > 0 ? Math.min(...lines) : null
    },
  }
}
