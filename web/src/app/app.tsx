import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)

/** The root component of the web app. */
export const App = () => <RouterProvider router={router} />
