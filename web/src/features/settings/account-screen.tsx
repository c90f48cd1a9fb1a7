import { ActivityPanel } from './account/activity-panel.tsx'
import { DisplayPanel } from './account/display-panel.tsx'
import { ExportPanel } from './account/export-panel.tsx'
import { KeyboardPanel } from './account/keyboard-panel.tsx'
import { LeavePanel } from './account/leave/leave-panel.tsx'
import { NoticesPanel } from './account/notices-panel.tsx'
import { PersonPanel } from './account/person-panel.tsx'
import { SessionsPanel } from './account/sessions-panel.tsx'
import { SignInPanel } from './account/sign-in-panel.tsx'

/** The person's profile, display, keyboard and notice settings, sign-in, sessions, log, and the account's deletion. */
export default function AccountScreen() {
  return (
    <>
      <PersonPanel />
      <DisplayPanel />
      <KeyboardPanel />
      <NoticesPanel />
      <SignInPanel />
      <SessionsPanel />
      <ActivityPanel />
      <ExportPanel />
      <LeavePanel />
    </>
  )
}
