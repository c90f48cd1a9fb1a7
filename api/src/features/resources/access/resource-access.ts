import { AppError } from '@classeur/contracts'
import type { ResourceDocument, ResourceRepository } from '@classeur/database'
import type { Actor, ClassAction } from '@classeur/domain/access'
import type { OpenedExam, OpenExam } from '../../../class-access/open-exam.ts'
import { rechecked } from './recheck-items.ts'

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
   * Returns the resource if the person may perform the action in its class, with its items rechecked. It goes with its exam: if that is in the
   * trash, the resource isn't there either.
   * @throws AppError as `OpenExam` does; `general/not-found` if the resource doesn't exist or is in the trash
   */
  async (
    actor: Actor,
    action: ClassAction,
    id: string,
    { write = false, deleted = false }: { write?: boolean; deleted?: boolean } = {},
  ): Promise<OpenedResource> => {
    const stored = await resources.findById(id)
    if (!stored || (stored.deletedAt !== null && !deleted)) throw new AppError('general/not-found')
    const opened = await openExam(actor, action, stored.examId, { write })
    return { ...opened, resource: rechecked(stored) }
  }

export type OpenResource = ReturnType<typeof createOpenResource>
