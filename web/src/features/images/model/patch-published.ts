import type { ExplorePage, PublishedImage, PublishedImageDetails } from '@classeur/contracts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { exploreKey, publishedImagesKey } from './images-queries.ts'

type Change = Partial<PublishedImage> | null

const changedIn = (images: readonly PublishedImage[], id: string, change: Change): PublishedImage[] =>
  change === null
    ? images.filter((image) => image.id !== id)
    : images.map((image) => (image.id === id ? { ...image, ...change } : image))

/** Changes a picture wherever it is shown, or removes it (null), without reading any list again. */
export function patchPublished(client: QueryClient, id: string, change: Change): void {
  client.setQueriesData<InfiniteData<ExplorePage>>(
    { queryKey: exploreKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => {
          const images = changedIn(page.images, id, change)
          return { ...page, images }
        }),
      },
  )
  client.setQueriesData<PublishedImageDetails>(
    { queryKey: publishedImagesKey },
    (details) =>
      details && {
        image: details.image.id === id && change !== null ? { ...details.image, ...change } : details.image,
        sameSubject: changedIn(details.sameSubject, id, change),
      },
  )
}
