import { ErrorPage } from './error-page.tsx'

/** Any path without a screen. */
export default function NotFoundScreen() {
  return <ErrorPage type={404} />
}
