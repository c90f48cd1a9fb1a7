import { ErrorPage } from '../features/errors/components/error-page.tsx'

/** Shown when a whole screen could not be drawn or fetched. */
export const RenderErrorScreen = () => <ErrorPage type={500} />
