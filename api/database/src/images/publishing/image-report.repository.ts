import { AppError, type ImageReportReason } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../../duplicate-key.ts'
import { retryOnConflict } from '../../retry-on-conflict.ts'
import { imageModel, type ImageDocument } from '../image.model.ts'
import { imageReportModel, type ImageReportDocument } from './image-report.model.ts'

/** A published picture with this many open reports is hidden until an operator has decided. */
const reportsUntilHeld = 3
/** More consecutive conflicts indicate a bug: a picture gets few reports. */
const mostTries = 50

export interface NewImageReport {
  imageId: string
  reporterId: string
  reason: ImageReportReason
  note: string
}

/** Reports of published pictures: one per person and picture. */
export function createImageReportRepository(connection: Connection) {
  const reports = imageReportModel(connection)
  const images = imageModel(connection)

  /**
   * Stores the number of open reports in the picture and holds it at {@link reportsUntilHeld}. Safe to repeat and to run
   * concurrently: it counts again if the picture has changed in the meantime.
   * @returns the picture if this call held it, otherwise null
   */
  const syncPicture = (imageId: string): Promise<ImageDocument | null> =>
    retryOnConflict<ImageDocument | null>(
      async () => {
        const image = await images.findById(imageId).lean<ImageDocument>()
        if (!image) return null
        const openReports = await reports.countDocuments({ imageId, closedBy: null })
        const holds = image.publication === 'published' && openReports >= reportsUntilHeld
        if (!holds && openReports === (image.openReports ?? 0)) return null
        const changed = await images.findOneAndUpdate(
          { _id: imageId, publication: image.publication, openReports: sameCount(image) },
          { $set: { openReports, ...(holds && { publication: 'held', publicationNote: null }) } },
          { returnDocument: 'after', lean: true },
        )
        if (!changed) return 'conflict'
        return holds ? changed : null
      },
      {
        mostTries,
        longestPauseMs: (tries) => 5 * tries,
        otherwise: () => new AppError('general/unavailable'),
      },
    )

  return {
    syncPicture,

    /** Idempotent: a person's second report of a picture changes nothing. @returns the picture if this report held it */
    async add(report: NewImageReport): Promise<ImageDocument | null> {
      try {
        await reports.create({ ...report, at: new Date(), closedBy: null })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
      // Also for a repeat: the process may have stopped after it stored the report.
      return syncPicture(report.imageId)
    },

    /** The pictures that a person reported, which they don't see any more. */
    async listReportedBy(reporterId: string): Promise<string[]> {
      const rows = await reports.find({ reporterId }, { imageId: 1 }).lean<{ imageId: string }[]>()
      return rows.map(({ imageId }) => imageId)
    },

    /** The open reports of these pictures, oldest first. */
    listOpen: (imageIds: readonly string[]): Promise<ImageReportDocument[]> =>
      reports
        .find({ imageId: mongoose.trusted({ $in: [...imageIds] }), closedBy: null })
        .sort({ at: 1 })
        .lean<ImageReportDocument[]>(),
  }
}

/** Matches the stored number of reports; older pictures have none. */
export const sameCount = ({ openReports }: Pick<ImageDocument, 'openReports'>) =>
  openReports ? openReports : mongoose.trusted({ $in: [0, null] })

export type ImageReportRepository = ReturnType<typeof createImageReportRepository>
