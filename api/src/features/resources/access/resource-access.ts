import { AppError } from '@classeur/contracts'
import type { ResourceDocument, ResourceRepository } from '@classeur/database'
import type { Actor, ClassAction } from '@classeur/domain/access'
import type { OpenedExam, OpenExam } from '../../../class-access/open-exam.ts'

export interface ResourceAccessDependencies {
  resources: Pick<ResourceRepository, 'findById'>
  openExam: OpenExam
}

/** A resource with the exam that it was made from, and its class. */
export interface OpenedResource extends OpenedExam {
  resource: ResourceDocument
}

/** The only access to a resource: every read and write of it and of its versions starts here. */
export const createOpenResource =
  ({ resources, openExam }: ResourceAccessDependencies) =>
  /**
   * Returns the resource if the person may perform the action in its class. It goes with its exam: if that is in the
   * trash, the resource isn't there either.
   * @throws AppError as `OpenExam` does; `general/not-found` if the resource doesn't exist or is in the trash
   */
  async (
    actor: Actor,
    action: ClassAction,
    id: string,
    { write = false, deleted = false }: { write?: boolean; deleted?: boolean } = {},
  ): Promise<OpenedResource> => {
    const resource = await resources.findById(id)
    if (!resource || (resource.deletedAt !== null && !deleted)) throw new AppError('general/not-found')
    return { ...(await openExam(actor, action, resource.examId, { write })), resource }
  }

export type OpenResource = ReturnType<typeof createOpenResource>
