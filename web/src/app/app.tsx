import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { themeManager } from '../config/theme-preference.ts'
import { FollowDirection } from './follow-direction.tsx'
import { queryClient } from './query-client.ts'
import { routes } from './routes.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

const router = createBrowserRouter(routes)

/** Providers around the router. */
export const App = () => (
  <DirectionProvider>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={themeManager}
      defaultColorScheme="auto"
    >
      <FollowDirection />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </DirectionProvider>
)
