import type { ExploreFilter, ExploreRepository, LikesPosition, ImageDocument } from '@classeur/database'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'
import { decodeLikesCursor, encodeLikesCursor } from './explore-cursor.ts'

const pageSize = 24
/** Changed likes that one page reads; the next pages read the rest. */
const changesAtOnce = 48
/** A change may become visible this long after the time that it carries. */
const marginMs = 5000

interface RawPage {
  rows: ImageDocument[]
  nextCursor: string | null
}

const idOf = ({ _id }: ImageDocument) => String(_id)
const publishedAtOf = ({ publishedAt, createdAt }: ImageDocument) => publishedAt ?? createdAt
const positionOf = (image: ImageDocument): LikesPosition => ({
  likes: image.likes,
  at: publishedAtOf(image),
  id: idOf(image),
})

/** Whether a picture stands before a position in the order of likes. */
function isBefore(image: ImageDocument, { likes, at, id }: LikesPosition): boolean {
  if (image.likes !== likes) return image.likes > likes
  const [mine, theirs] = [publishedAtOf(image).getTime(), at.getTime()]
  return mine === theirs ? idOf(image) > id : mine > theirs
}

/** Reads the published pictures page by page. Pictures may be published, hidden and liked between two pages. */
export function createExplorePages(
  explore: Pick<ExploreRepository, 'listNewest' | 'listMostLiked' | 'listLikesChanged' | 'now'>,
) {
  return {
    /** New pictures are added before the first page, so a reader neither misses a picture nor gets one twice. */
    async newest(filter: ExploreFilter, cursor: string | null): Promise<RawPage> {
      const listed = await explore.listNewest(filter, decodeCursor(cursor), pageSize + 1)
      const rows = listed.slice(0, pageSize)
      const last = rows.at(-1)
      return {
        rows,
        nextCursor:
          listed.length > pageSize && last ? encodeCursor({ at: publishedAtOf(last), id: idOf(last) }) : null,
      }
    },

    /**
     * A picture that is liked while somebody reads may move from the pages to come to those already read. Each page
     * therefore also contains the pictures before its end whose likes have changed since the page before, so that none
     * is missing. A reader may get a picture twice and keeps the first.
     */
    async mostLiked(filter: ExploreFilter, cursor: string | null): Promise<RawPage> {
      const previous = cursor === null ? null : decodeLikesCursor(cursor)
      const startedAt = new Date(explore.now().getTime() - marginMs)
      const since = previous?.since ?? { at: startedAt, id: null }
      const listed = await explore.listMostLiked(filter, previous?.position ?? null, pageSize + 1)
      const rows = listed.slice(0, pageSize)
      const isLast = listed.length <= pageSize
      const last = rows.at(-1)
      const end = last ? positionOf(last) : (previous?.position ?? null)

      // After the page, so that it sees what moved while the page was being read.
      const changed = await explore.listLikesChanged(filter, since, changesAtOnce)
      const lastChanged = changed.length === changesAtOnce ? changed.at(-1) : undefined
      const ids = new Set(rows.map(idOf))
      const moved = changed.filter(
        (image) => !ids.has(idOf(image)) && (isLast || (end !== null && isBefore(image, end))),
      )
      const nextSince = lastChanged?.likesChangedAt
        ? { at: lastChanged.likesChangedAt, id: idOf(lastChanged) }
        : { at: startedAt, id: null }
      const isEnd = isLast && !lastChanged
      return {
        rows: [...rows, ...moved],
        nextCursor: isEnd ? null : encodeLikesCursor({ position: end, since: nextSince }),
      }
    },
  }
}
