import type { Actor } from '@classeur/domain/access'
import { publicationsPage } from './publications.page.ts'
import type { OperatedPublications, Outcome, ShownPage, TypedReason } from './publications-view.ts'

interface WantedPage extends ShownPage {
  /** The picture to show; the first one if it is no longer in the list. */
  at: string | null
  outcome: Outcome | null
  /** What the operator typed about the picture `at` in a form that decided nothing; null without one. */
  typed: TypedReason | null
}

/** Reads and writes one page: a list of pictures, one of them large, or the log of decisions. */
export async function showPublications(
  publications: OperatedPublications,
  actor: Actor,
  { tab, after, at, outcome, typed }: WantedPage,
): Promise<string> {
  const [{ images: reviews, entries, next: nextPage }, counts, undoable] = await Promise.all([
    tab === 'log'
      ? publications.log(actor, after).then((log) => ({ ...log, images: [] }))
      : publications.list(actor, tab, after).then((list) => ({ ...list, entries: [] })),
    publications.countWaiting(),
    publications.undoable(actor),
  ])
  const wanted = reviews.find(({ id }) => id === at) ?? null
  const current = wanted ?? reviews[0] ?? null
  const history = current ? await publications.history(actor, current.id) : entries
  return publicationsPage({
    ...{ tab, after, nextPage, reviews, current, history, undoable, outcome, typed },
    isWanted: wanted !== null,
    waiting: counts.inReview + counts.reported,
    operatorId: actor.userId,
    now: new Date(),
  })
}
