import type { LessonObjective, LessonPlanInput, LessonRequest } from '@classeur/contracts'
import { createImageRenderer } from '@classeur/picture-renderer'
import { createStorage } from '@classeur/storage'
import type { z } from 'zod'
import { createFamilyGenerator } from '../../src/ai/item-families/create-family-generator.ts'
import { createTextGenerator } from '../../src/ai/openai-compatible/create-text-generator.ts'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import type { SafetyCheck } from '../../src/ai/safety/safety-check.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { loadSharp } from '@classeur/documents'
import { createProcessors } from '../../src/processors/registry.ts'
import type { FakeProvider } from './fake-provider.ts'
import { lessonObjectives, lessonRequest } from './lesson-request.ts'
import type { RuntimeKit } from './runtime-kit.ts'

export interface RealWorkerOptions {
  idleTimeoutMs?: number
  safety?: SafetyCheck
  onWarning?: (fields: object) => void
}

/** Starts a worker with the product's own processors, whose provider is the fake one. */
export function startRealWorker(
  kit: RuntimeKit,
  provider: FakeProvider,
  { idleTimeoutMs = 800, safety = createSafetyCheck(), onWarning }: RealWorkerOptions = {},
) {
  const text = createTextGenerator({
    ...{ baseUrl: provider.url, model: 'fake', idleTimeoutMs, maxOutputBytes: 60_000 },
  })
  const { lessonPlans, proposals, readNameRoster, resources, resourceEdits } = kit
  const ai = {
    text,
    resource: createFamilyGenerator(),
    safety,
    image: createImageRenderer({ paceMs: 0, loadSharp }),
    pictureSafety: safety,
  }
  const storage = createStorage({ kind: 'folder', directory: '.local/test-media' })
  const log = { warn: (fields: object) => onWarning?.(fields) }
  return kit.startWorker(
    createProcessors({
      ...{ ai, lessonPlans, proposals, readNameRoster, resources, resourceEdits, storage, log },
      ...{ sources: createDocumentSources(kit.connection), now: kit.queries.now },
    }),
  )
}

interface AcceptedPlan {
  request?: LessonRequest
  objectives?: LessonObjective[]
  /** What leaves the server, and the names that don't. */
  outgoing?: Partial<Pick<z.input<typeof LessonPlanInput>, 'outgoing' | 'pseudonyms'>>
  /** When it started and when it must end. */
  times?: { startedAt: Date; deadlineAt: Date }
  /** False if the test enqueues it later. */
  enqueue?: boolean
}

/** Accepts a lesson plan with its document, and enqueues it. */
export async function acceptPlan(
  kit: RuntimeKit,
  person: string,
  options: AcceptedPlan = {},
): Promise<string> {
  const { request = lessonRequest, objectives = lessonObjectives, outgoing = {}, times } = options
  const input = { request, objectives, ...outgoing }
  const id = await kit.accept(person, { input, ...times }, false)
  await kit.connection
    .collection('generations')
    .updateMany({ ownerId: person, lessonPlanId: null }, { $set: { lessonPlanId: id } })
  await kit.lessonPlans.insertOnce({ id, ownerId: person, request, objectives, generationId: id })
  if (options.enqueue !== false) await kit.queues.add((await kit.generations.findById(id))!)
  return id
}
