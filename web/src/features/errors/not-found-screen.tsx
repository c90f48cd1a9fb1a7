import { ErrorPage } from './error-page.tsx'

/** Shown for any path without a screen. */
export default function NotFoundScreen() {
  return <ErrorPage type={404} />
}
