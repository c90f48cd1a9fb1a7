/** How far a search is. */
export interface SearchState {
  /** True if the results belong to an earlier query. */
  isOld: boolean
  /** True until the results of the present query, or an error, have arrived. */
  isSearching: boolean
  error: unknown
}

/** @param isTyping true if the query has changed since the request */
export const searchStateOf = (
  request: { isPending: boolean; isPlaceholderData: boolean; error: unknown },
  isTyping: boolean,
): SearchState => {
  const isOld = isTyping || request.isPlaceholderData
  return { isOld, isSearching: isOld || request.isPending, error: request.error }
}
