import './theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reloadFailedStylesheets } from './config/reload-failed-stylesheets.ts'
import { followTheme } from './config/theme-preference.ts'
import { resolveAuth } from './http/session/auth-session.ts'
import { startI18n } from './i18n/i18n.ts'
import { followSession } from './realtime/socket.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

history.scrollRestoration = 'manual'
followTheme()
reloadFailedStylesheets()
void resolveAuth()
followSession()
await startI18n()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
