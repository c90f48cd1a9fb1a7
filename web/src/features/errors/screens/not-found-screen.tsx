import { ErrorPage } from '../components/error-page.tsx'

/** Any path without a screen. */
export default function NotFoundScreen() {
  return <ErrorPage type={404} />
}
