import type { PublicationState } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { olderOrUndated } from '../../older-than.ts'
import { imageModel, type ImageDocument } from '../image.model.ts'
import { imageReportModel } from './image-report.model.ts'

const { trusted } = mongoose

/** Numbers of pictures that need an operator, and since when the oldest has waited. */
export interface WaitingPublications {
  inReview: number
  /** Pictures with open reports, published or hidden because of them. */
  reported: number
  oldestAt: Date | null
}

const reportable: PublicationState[] = ['in-review', 'published', 'held']
const inReview = { publication: 'in-review', deletedAt: null } as const
const isOpen = () => trusted({ $gt: 0 })
const reported = () => ({
  openReports: isOpen(),
  publication: trusted({ $in: reportable }),
  deletedAt: null,
})

/** A position in a list by time; `at` is null for old pictures without the time, which come last. */
export interface ReviewPosition {
  at: Date | null
  id: string
}

/** The filter for what follows a position in a list by `field`. */
export const afterPosition = (field: string, position: ReviewPosition | null): object =>
  olderOrUndated(field, position && { at: position.at, id: new mongoose.Types.ObjectId(position.id) })

/** Requests of owners to publish their pictures, and lists of pictures for operators. */
export function createPublicationRepository(connection: Connection) {
  const images = imageModel(connection)
  const reports = imageReportModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const oldestFirst = { publicationRequestedAt: 1, _id: 1 } as const

  const listReported = (limit: number) =>
    images.find(reported()).sort(oldestFirst).limit(limit).lean<ImageDocument[]>()

  return {
    /**
     * Asks for publication. Returns null if the picture is in review or published, deleted, no generated one, or has no
     * alternative text. Open reports stay open.
     */
    request: (id: string, publishedAs: string): Promise<ImageDocument | null> =>
      images.findOneAndUpdate(
        {
          _id: id,
          deletedAt: null,
          altText: trusted({ $ne: '' }),
          publication: trusted({ $in: ['private', 'refused', 'held'] }),
          // Older pictures have no origin: they were all generated.
          origin: trusted({ $in: ['generated', null] }),
        },
        {
          $set: {
            ...{ publication: 'in-review', publishedAs },
            ...{ publicationRequestedAt: new Date(), publicationNote: null },
          },
        },
        after,
      ),

    /** Makes a picture private; returns null if it is already, or is deleted. */
    withdraw: (id: string): Promise<ImageDocument | null> =>
      images.findOneAndUpdate(
        { _id: id, deletedAt: null, publication: trusted({ $ne: 'private' }) },
        {
          $set: {
            ...{ publication: 'private', publishedAt: null },
            ...{ publicationRequestedAt: null, publicationNote: null },
          },
        },
        after,
      ),

    /** Pictures that need a decision: reported ones first, then the oldest request first. */
    async listWaiting(limit: number): Promise<ImageDocument[]> {
      const first = await listReported(limit)
      const rest = await images
        .find({ ...inReview, openReports: trusted({ $in: [0, null] }) })
        .sort(oldestFirst)
        .limit(Math.max(1, limit - first.length))
        .lean<ImageDocument[]>()
      return [...first, ...rest].slice(0, limit)
    },

    /** One page of the published pictures, newest first, from the picture after `after`. */
    listPublished: (after: ReviewPosition | null, limit: number): Promise<ImageDocument[]> =>
      images
        .find({ publication: 'published', deletedAt: null, ...afterPosition('publishedAt', after) })
        .sort({ publishedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ImageDocument[]>(),

    /** One page of the pictures that an operator hid, latest request first, from the picture after `after`. */
    listHidden: (after: ReviewPosition | null, limit: number): Promise<ImageDocument[]> =>
      images
        .find({
          ...{ publication: 'held', openReports: trusted({ $in: [0, null] }), deletedAt: null },
          ...afterPosition('publicationRequestedAt', after),
        })
        .sort({ publicationRequestedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ImageDocument[]>(),

    async countWaiting(): Promise<WaitingPublications> {
      const unreported = { ...inReview, openReports: trusted({ $in: [0, null] }) }
      const [inReviewCount, reportedIds, oldest] = await Promise.all([
        images.countDocuments(unreported),
        images.distinct('_id', reported()),
        images.findOne(unreported).sort(oldestFirst).lean<ImageDocument>(),
      ])
      const ids = reportedIds.map(String)
      const firstReport =
        ids.length === 0
          ? null
          : await reports
              .findOne({ imageId: trusted({ $in: ids }), closedBy: null })
              .sort({ at: 1 })
              .lean<{ at: Date }>()
      const times = [oldest && (oldest.publicationRequestedAt ?? oldest.createdAt), firstReport?.at]
      const ages = times.flatMap((at) => (at ? [at.getTime()] : []))
      return {
        inReview: inReviewCount,
        reported: ids.length,
        oldestAt: ages.length > 0 ? new Date(Math.min(...ages)) : null,
      }
    },
  }
}

export type PublicationRepository = ReturnType<typeof createPublicationRepository>
