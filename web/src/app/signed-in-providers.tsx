import '../components/ui/mantine.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { controlsThemeManager } from './controls-theme-manager.ts'
import { FollowDirection } from './follow-direction.tsx'
import { queryClient } from './query-client.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/** Controls and server state for the screens of signed-in people; the public screens are lighter without. */
export const SignedInProviders = ({ children }: { children: ReactNode }) => (
  <DirectionProvider>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={controlsThemeManager}
      defaultColorScheme="auto"
    >
      <FollowDirection />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  </DirectionProvider>
)
