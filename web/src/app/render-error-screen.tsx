import { useRouteError } from 'react-router-dom'
import { ErrorPage } from '../features/errors/error-page.tsx'
import { ProblemError } from '../http/problem-error.ts'

/** Shown when a whole screen failed to render or load. */
export function RenderErrorScreen() {
  const error = useRouteError()
  return <ErrorPage type={500} incidentId={error instanceof ProblemError ? error.requestId : undefined} />
}
