import { DisplayPanel } from '../components/display-panel.tsx'
import { KeyboardPanel } from '../components/keyboard-panel.tsx'
import { NoticesPanel } from '../components/notices-panel.tsx'
import { PersonPanel } from '../components/person-panel.tsx'
import { SessionsPanel } from '../components/sessions-panel.tsx'
import { SignInPanel } from '../components/sign-in-panel.tsx'

/** Who the person is, how the product looks to them and answers them, how and where they are signed in. */
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
