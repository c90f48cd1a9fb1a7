import { AppError, type PublicationDecision, type PublicationReviews } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type {
  ImageDocument,
  ImageReportRepository,
  PublicationDecisionDocument,
  PublicationDecisions,
  PublicationRepository,
  ReviewPosition,
} from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { AnnounceImage } from '../../../realtime/announce-image.ts'
import type { ImageViews } from '../image-views.ts'

export interface PublicationReviewsDependencies {
  publications: Omit<PublicationRepository, 'request' | 'withdraw'>
  decisions: PublicationDecisions
  imageReports: Pick<ImageReportRepository, 'listOpen'>
  views: Pick<ImageViews, 'review'>
  announceImage: AnnounceImage
  /** Display names by id. */
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  log: Pick<FastifyBaseLogger, 'info'>
}

/** The lists of the operators' page: what needs a decision, what is published, and what an operator hid. */
type ReviewList = 'waiting' | 'published' | 'hidden'

/** The pictures of one page. */
export interface ReviewPage extends PublicationReviews {
  /** The position after which the next page begins; null on the last one. */
  next: ReviewPosition | null
}

/** An entry of the log with the display name of the operator; empty for a deleted account. */
export type LoggedDecision = PublicationDecisionDocument & { operatorName: string }

/** A page of the log. */
export interface LogPage {
  entries: LoggedDecision[]
  /** The position after which the next page begins; null on the last one. */
  next: ReviewPosition | null
}

const reviewsShown = 100
const decisionsShown = 50
/** A later undo would surprise the creator. */
const undoOfferedMs = 3600_000

/** Lets operators decide on requests and reports. Every method throws `general/forbidden` for everybody else. */
export function createPublicationReviews(deps: PublicationReviewsDependencies) {
  const { publications, decisions, imageReports, views, announceImage, namesOf, log } = deps
  const refuseTeachers = (actor: Actor) => {
    if (!can(actor, 'publication:review')) throw new AppError('general/forbidden')
  }

  /** One more than a page shows if there is another page; what waits has only one page. */
  async function readList(list: ReviewList, after: ReviewPosition | null): Promise<ImageDocument[]> {
    if (list === 'waiting') return publications.listWaiting(reviewsShown)
    const read = list === 'published' ? publications.listPublished : publications.listHidden
    return read(after, reviewsShown + 1)
  }

  async function withNames(rows: readonly PublicationDecisionDocument[]): Promise<LoggedDecision[]> {
    const names = await namesOf(rows.map(({ operatorId }) => operatorId))
    return rows.map((row) => ({ ...row, operatorName: names.get(row.operatorId) ?? '' }))
  }

  return {
    /**
     * Up to 100 pictures with their open reports, after a position. `waiting`: reported ones first, then the oldest
     * request first; the other lists begin with the newest.
     */
    async list(
      actor: Actor,
      list: ReviewList = 'waiting',
      after: ReviewPosition | null = null,
    ): Promise<ReviewPage> {
      refuseTeachers(actor)
      const listed = await readList(list, after)
      const images = listed.slice(0, reviewsShown)
      const last = listed.length > reviewsShown ? images.at(-1) : undefined
      const open = await imageReports.listOpen(images.map(({ _id }) => String(_id)))
      return {
        images: images.map((image) =>
          views.review(
            image,
            open.filter(({ imageId }) => imageId === String(image._id)),
            actor,
          ),
        ),
        next: last
          ? {
              at: list === 'published' ? last.publishedAt : (last.publicationRequestedAt ?? null),
              id: String(last._id),
            }
          : null,
      }
    },

    countWaiting: publications.countWaiting,

    /** The newest 50 decisions on one picture, with the operators' names. */
    async history(actor: Actor, imageId: string): Promise<LoggedDecision[]> {
      refuseTeachers(actor)
      return withNames(await decisions.list({ imageId }, decisionsShown))
    },

    /** All decisions with the operators' names, newest first, 50 after a position. */
    async log(actor: Actor, after: ReviewPosition | null): Promise<LogPage> {
      refuseTeachers(actor)
      const listed = await decisions.list({}, decisionsShown + 1, after)
      const shown = listed.slice(0, decisionsShown)
      const last = listed.length > decisionsShown ? shown.at(-1) : undefined
      return { entries: await withNames(shown), next: last ? { at: last.at, id: String(last._id) } : null }
    },

    /** The operator's newest decision if they made it in the last hour and haven't taken it back. */
    async undoable(actor: Actor): Promise<LoggedDecision | null> {
      refuseTeachers(actor)
      const [last] = await withNames(await decisions.list({ operatorId: actor.userId }, 1))
      const isRecent = last && last.undoneAt === null && Date.now() - last.at.getTime() < undoOfferedMs
      return isRecent ? last : null
    },

    /**
     * Decides on a picture, logs it, and notifies the creator.
     * @throws AppError `general/not-found` for a picture that is gone, `images/decided-meanwhile`
     */
    async decide(actor: Actor, imageId: string, decision: PublicationDecision): Promise<void> {
      refuseTeachers(actor)
      const { seen } = decision
      const reason = decision.decision === 'publish' ? null : decision.reason
      const decided = await decisions.decide({
        ...{ imageId, operatorId: actor.userId, decision: decision.decision, reason },
        seen: { ...seen, requestedAt: new Date(seen.requestedAt) },
      })
      if (!decided) throw new AppError('general/not-found')
      if (decided === 'conflict') throw new AppError('images/decided-meanwhile')
      log.info({ person: actor.logName, imageId, decision: decision.decision }, 'publication decided')
      announceImage(decided)
    },

    /**
     * Takes back a decision, if it is the operator's last one. Returns the id of the picture, or null if there is
     * nothing to take back.
     * @throws AppError `images/decided-meanwhile`
     */
    async undo(actor: Actor, decisionId: string): Promise<string | null> {
      refuseTeachers(actor)
      const image = await decisions.undo(actor.userId, decisionId, new Date(Date.now() - undoOfferedMs))
      if (image === 'conflict') throw new AppError('images/decided-meanwhile')
      if (!image) return null
      log.info({ person: actor.logName, imageId: String(image._id) }, 'publication decision taken back')
      announceImage(image)
      return String(image._id)
    },
  }
}

export type PublicationReviewsService = ReturnType<typeof createPublicationReviews>
