import type { ResourceChangedEvent } from '@classeur/contracts'
import type { ClassRepository, GenerationRepository, ResourceRepository } from '@classeur/database'
import { resourceOf } from './resource-of.ts'

interface FinishedResourceDependencies {
  generations: Pick<GenerationRepository, 'findById'>
  resources: Pick<ResourceRepository, 'findById'>
  classes: Pick<ClassRepository, 'findById'>
}

/** The resource that a generation has written or failed to write, and the people who may have it open. */
interface FinishedResource {
  event: ResourceChangedEvent
  memberIds: string[]
}

/** Finds the resource of a generation that has ended; null for other generations and deleted resources. */
export const createFindFinishedResource =
  ({ generations, resources, classes }: FinishedResourceDependencies) =>
  async (generationId: string): Promise<FinishedResource | null> => {
    const generation = await generations.findById(generationId)
    const { resourceId } = (generation && resourceOf(generation)) ?? {}
    const resource = resourceId ? await resources.findById(resourceId) : null
    if (!resource || resource.deletedAt !== null) return null
    const { classId, examId, revision } = resource
    const schoolClass = await classes.findById(classId)
    return {
      event: { resourceId: String(resource._id), examId, revision },
      memberIds: schoolClass?.members.map(({ userId }) => userId) ?? [],
    }
  }
