import type { PublicationDecision, PublicationReviews, TypicalReason } from '@classeur/contracts'
import type { PublicationDecisionDocument, ReviewPosition, WaitingPublications } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { z } from 'zod'
import { opsPages } from '../ops-pages.ts'
import { emptyIsAbsent } from '../form-body.ts'

export const publicationsPath = opsPages.publications
export const scriptPath = `${publicationsPath}/keys.js`
export const undoPath = `${publicationsPath}/undo`

export const publicationLists = ['waiting', 'published', 'hidden'] as const
export type PublicationList = (typeof publicationLists)[number]
export const publicationTabs = [...publicationLists, 'log'] as const
export type PublicationTab = (typeof publicationTabs)[number]

export type Review = PublicationReviews['images'][number]

/** An entry of the log with the display name of the operator; empty for a deleted account. */
export type LoggedDecision = Pick<
  PublicationDecisionDocument,
  '_id' | 'imageId' | 'imageName' | 'operatorId' | 'decision' | 'reason' | 'reports' | 'at' | 'undoneAt'
> & { operatorName: string }

export interface ReviewPage extends PublicationReviews {
  /** The position after which the next page begins; null on the last one. */
  next: ReviewPosition | null
}

/** A position as text in an address: its time in milliseconds, or `0`, and the id. */
export const writePosition = ({ at, id }: ReviewPosition): string => `${String(at?.getTime() ?? 0)}-${id}`

export const PositionText = z
  .string()
  .regex(/^\d{1,15}-[0-9a-f]{24}$/)
  .transform((text): ReviewPosition => {
    const [time = '', id = ''] = text.split('-')
    return { at: time === '0' ? null : new Date(Number(time)), id }
  })

/** The field of a form with a position; empty on the first page. */
export const OptionalPosition = z.preprocess(emptyIsAbsent, PositionText.optional())

/** The service behind the page. Every method that takes a person throws `general/forbidden` for everybody but operators. */
export interface OperatedPublications {
  list: (actor: Actor, list: PublicationList, after: ReviewPosition | null) => Promise<ReviewPage>
  /** Of one picture, newest first. */
  history: (actor: Actor, imageId: string) => Promise<LoggedDecision[]>
  /** Of all pictures, newest first. */
  log: (
    actor: Actor,
    after: ReviewPosition | null,
  ) => Promise<{ entries: LoggedDecision[]; next: ReviewPosition | null }>
  /** The operator's newest decision if they may take it back. */
  undoable: (actor: Actor) => Promise<LoggedDecision | null>
  countWaiting: () => Promise<WaitingPublications>
  decide: (actor: Actor, imageId: string, decision: PublicationDecision) => Promise<void>
  undo: (actor: Actor, decisionId: string) => Promise<string | null>
}

/** What the form before led to, so that reloading the page doesn't send the form again. */
export const outcomes = ['changed', 'gone', 'undone', 'nothing-to-undo'] as const
/** `reason-missing`: the answer to the form itself, which keeps what was typed. */
export type Outcome = (typeof outcomes)[number] | 'reason-missing'

/** The fields of a reason as typed. */
export interface TypedReason {
  typical: TypicalReason | null
  words: string
}

export interface PublicationsView {
  tab: PublicationTab
  waiting: number
  reviews: readonly Review[]
  /** The position after which this page begins, and the next one. */
  after: ReviewPosition | null
  nextPage: ReviewPosition | null
  /** The picture that is shown large; null if the list is empty. */
  current: Review | null
  /** Of the current picture, or of all in the tab `log`. */
  history: readonly LoggedDecision[]
  undoable: LoggedDecision | null
  outcome: Outcome | null
  /** Whether the large picture is the one that was asked for, and not the first one instead. */
  isWanted: boolean
  /** What the operator typed about the picture that was asked for; null without a refused form. */
  typed: TypedReason | null
  /** The person who looks at the page. */
  operatorId: string
  now: Date
}

/** A page of a list. */
export interface ShownPage {
  tab: PublicationTab
  after: ReviewPosition | null
}

/** The address of a page of a tab, or of one picture in it. */
export function pagePath(
  { tab, after }: ShownPage,
  at?: string | null,
  outcome?: (typeof outcomes)[number] | null,
): string {
  const query = new URLSearchParams({
    ...(tab !== 'waiting' && { show: tab }),
    ...(after && { after: writePosition(after) }),
    ...(at && { at }),
    ...(outcome && { outcome }),
  }).toString()
  return query === '' ? publicationsPath : `${publicationsPath}?${query}`
}
