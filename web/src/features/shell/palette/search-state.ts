import type { SearchText } from './use-search-text.ts'

/** How far a search is. */
export interface SearchState {
  /** False if the results belong to an earlier query, or to the beginning of a long one. */
  isForQuery: boolean
  /** True until the results of the present query, or an error, have arrived. */
  isSearching: boolean
  error: unknown
}

export const searchStateOf = (
  request: { isPending: boolean; isPlaceholderData: boolean; error: unknown },
  text: SearchText,
): SearchState => {
  const isOld = text.isOld || request.isPlaceholderData
  return {
    isForQuery: !isOld && !text.isCut,
    isSearching: isOld || request.isPending,
    error: request.error,
  }
}
