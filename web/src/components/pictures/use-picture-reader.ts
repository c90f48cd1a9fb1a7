import { useQuery } from '@tanstack/react-query'

/**
 * The function that finds out what the built-in renderer can draw of a text; null while it loads. It knows hundreds of
 * words and figures, so it is loaded only where that renderer draws.
 */
export function usePictureReader(isBuiltIn: boolean) {
  const { data } = useQuery({
    queryKey: ['picture-reader'],
    queryFn: async () => {
      const { readPictureRequest } = await import('@classeur/domain/pictures')
      return { readPictureRequest }
    },
    enabled: isBuiltIn,
    staleTime: Infinity,
  })
  return isBuiltIn && data ? data.readPictureRequest : null
}
