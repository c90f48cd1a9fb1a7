import { DisplayPanel } from './account/display-panel.tsx'
import { KeyboardPanel } from './account/keyboard-panel.tsx'
import { NoticesPanel } from './account/notices-panel.tsx'
import { PersonPanel } from './account/person-panel.tsx'
import { SessionsPanel } from './account/sessions-panel.tsx'
import { SignInPanel } from './account/sign-in-panel.tsx'

/** The person's profile, display, keyboard and notice settings, sign-in and sessions. */
export default function AccountScreen() {
  return (
    <>
      <PersonPanel />
      <DisplayPanel />
      <KeyboardPanel />
      <NoticesPanel />
      <SignInPanel />
      <SessionsPanel />
    </>
  )
}
