import { useSearchParams } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'

/** `/handleError?incident={requestId}`: the server redirects a browser here when a page request failed. */
export default function HandleErrorScreen() {
  const [search] = useSearchParams()
  const incidentId = search.get('incident') ?? undefined
  return <ErrorPage type={500} incidentId={incidentId?.slice(0, 64)} />
}
