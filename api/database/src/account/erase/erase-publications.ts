import type { Connection } from 'mongoose'
import { imageReportModel } from '../../images/publishing/image-report.model.ts'
import { publicationDecisionModel } from '../../images/publishing/publication-decision.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'
import { pseudonymOf } from '../pseudonym.ts'

/**
 * Removes a person from reports and decisions. Those on other people's pictures keep their effect under a pseudonym,
 * without the text that the reporter typed; decisions on the person's own pictures are deleted.
 */
export async function erasePublications(
  connection: Connection,
  { userId, salt }: LeavingPerson,
): Promise<void> {
  await imageReportModel(connection).updateMany(
    { reporterId: userId },
    { $set: { reporterId: pseudonymOf(salt, 'image-reports'), note: '' } },
  )
  const decisions = publicationDecisionModel(connection)
  await decisions.deleteMany({ creatorId: userId })
  await decisions.updateMany(
    { operatorId: userId },
    { $set: { operatorId: pseudonymOf(salt, 'publication-decisions') } },
  )
}
