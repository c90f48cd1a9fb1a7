import mongoose, { type Connection } from 'mongoose'
import type { PublicationState } from '@classeur/contracts'
import { imageModel, type ImageDocument } from '../image.model.ts'
import { imageReportModel } from './image-report.model.ts'
import { createImageReportRepository, sameCount } from './image-report.repository.ts'
import { afterPosition, type ReviewPosition } from './publication.repository.ts'
import { publicationDecisionModel, type PublicationDecisionDocument } from './publication-decision.model.ts'

const { trusted } = mongoose

type Decision = PublicationDecisionDocument['decision']

/** What the operator had on the screen; a decision on something else is a conflict. */
export interface SeenPublication {
  publication: PublicationState
  requestedAt: Date
  reports: number
}

export interface NewDecision {
  imageId: string
  operatorId: string
  decision: Decision
  reason: string | null
  seen: SeenPublication
}

/** The states from which a decision is possible, and the state after it. */
const steps: Record<Decision, { from: readonly PublicationState[]; to: PublicationState }> = {
  publish: { from: ['in-review', 'held', 'published'], to: 'published' },
  refuse: { from: ['in-review', 'held'], to: 'refused' },
  hide: { from: ['published'], to: 'held' },
}

const requestedAt = (image: ImageDocument): Date => image.publicationRequestedAt ?? image.createdAt

function canDecide(image: ImageDocument, openReports: number, { decision, seen }: NewDecision): boolean {
  if (!steps[decision].from.includes(image.publication)) return false
  // Publishing a published picture only ends its reports. An attempt that a crash interrupted has ended them and left
  // their number in the picture.
  const isReported = openReports > 0 || (image.openReports ?? 0) > 0
  if (decision === 'publish' && image.publication === 'published' && !isReported) return false
  return (
    seen.publication === image.publication &&
    seen.requestedAt.getTime() === requestedAt(image).getTime() &&
    seen.reports === openReports
  )
}

/** Operators' decisions on pictures, and their log. */
export function createPublicationDecisions(connection: Connection) {
  const images = imageModel(connection)
  const reports = imageReportModel(connection)
  const decisions = publicationDecisionModel(connection)
  const { syncPicture, listOpen } = createImageReportRepository(connection)
  const after = { returnDocument: 'after', lean: true } as const

  const unchanged = (image: ImageDocument) => ({
    ...{ _id: image._id, deletedAt: null, publication: image.publication },
    publicationRequestedAt: image.publicationRequestedAt ?? null,
    openReports: sameCount(image),
  })
  const reopen = (decisionId: unknown) =>
    reports.updateMany({ closedBy: String(decisionId) }, { $set: { closedBy: null } })

  return {
    /**
     * Decides on a picture, ends its open reports and logs the decision. Of two operators who decide on the same state,
     * one succeeds.
     * @returns the changed picture; `conflict` if it is not in a state for the decision or not as the operator saw it;
     * null if it doesn't exist
     */
    async decide(decision: NewDecision): Promise<ImageDocument | 'conflict' | null> {
      const { imageId, operatorId, reason } = decision
      const image = await images.findById(imageId).lean<ImageDocument>()
      if (image?.deletedAt !== null) return null
      const open = await listOpen([imageId])
      if (!canDecide(image, open.length, decision)) return 'conflict'
      const [at, _id] = [new Date(), new mongoose.Types.ObjectId()]
      const { to } = steps[decision.decision]
      // The log comes first: a crash leaves a logged attempt, not a decision without an entry.
      await decisions.create({
        ...{ _id, imageId, operatorId, reason, at, decision: decision.decision },
        ...{ creatorId: image.ownerId, imageName: image.name, reports: open.length },
        before: {
          publication: image.publication,
          publicationNote: image.publicationNote ?? null,
          publishedAt: image.publishedAt ?? null,
          openReports: image.openReports ?? 0,
        },
      })
      // The reports end before the picture changes, so that a report in between can't count them again.
      await reports.updateMany(
        { _id: trusted({ $in: open.map((report) => report._id) }) },
        { $set: { closedBy: String(_id) } },
      )
      const changed: ImageDocument | null = await images.findOneAndUpdate(
        unchanged(image),
        {
          $set: {
            ...{ publication: to, publicationNote: reason, openReports: 0 },
            publishedAt: to === 'refused' ? null : (image.publishedAt ?? at),
          },
        },
        after,
      )
      if (!changed) {
        await reopen(_id)
        await decisions.deleteOne({ _id })
      }
      // A report may have arrived in the meantime.
      const held = await syncPicture(imageId)
      return changed ? (held ?? changed) : 'conflict'
    },

    /**
     * Takes back the operator's last decision, if it was made after `since`, and opens the reports again that it ended.
     * @returns the picture; null if there is nothing to take back; `conflict` if `decisionId` is another decision or the
     * picture has changed since
     */
    async undo(
      operatorId: string,
      decisionId: string,
      since: Date,
    ): Promise<ImageDocument | 'conflict' | null> {
      const last = await decisions.findOne({ operatorId }).sort({ at: -1, _id: -1 }).lean()
      if (!last || last.undoneAt !== null || last.at < since) return null
      if (String(last._id) !== decisionId) return 'conflict'
      const { imageId } = last
      const newest = await decisions.findOne({ imageId }).sort({ at: -1, _id: -1 }).lean()
      const image = await images.findById(imageId).lean<ImageDocument>()
      const isAsDecided =
        image?.deletedAt === null &&
        String(newest?._id) === String(last._id) &&
        image.publication === steps[last.decision].to &&
        requestedAt(image) <= last.at
      if (!isAsDecided) return 'conflict'
      const marked = await decisions.updateOne({ _id: last._id, undoneAt: null }, { undoneAt: new Date() })
      if (marked.modifiedCount === 0) return null
      const { openReports: _counted, ...fields } = last.before
      const changed: ImageDocument | null = await images.findOneAndUpdate(
        unchanged(image),
        { $set: fields },
        after,
      )
      if (!changed) {
        await decisions.updateOne({ _id: last._id }, { undoneAt: null })
        return 'conflict'
      }
      await reopen(last._id)
      return (await syncPicture(imageId)) ?? changed
    },

    /** The log, newest first, after a position: of one picture, of one operator, or all. */
    list: (
      filter: Partial<Pick<PublicationDecisionDocument, 'imageId' | 'operatorId'>>,
      limit: number,
      position: ReviewPosition | null = null,
    ): Promise<PublicationDecisionDocument[]> =>
      decisions
        .find({ ...filter, ...afterPosition('at', position) })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<PublicationDecisionDocument[]>(),
  }
}

export type PublicationDecisions = ReturnType<typeof createPublicationDecisions>
