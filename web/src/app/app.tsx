import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)

/** The product in a browser. */
export const App = () => <RouterProvider router={router} />
